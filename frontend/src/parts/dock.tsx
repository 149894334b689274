import { useState } from 'preact/hooks'
import type { ExplorerView, GameView } from '../wire'
import { Acts } from './acts'
import { Aside } from './aside'
import { Bag, Chest, Stones } from './holds'
import { Waiting } from './waiting'

/** What I hold, for whom all wait, and my choice. */
export function Dock({ view }: { view: GameView }) {
  const me = view.explorers.find(({ seat }) => seat === view.you?.seat)
  return (
    <footer class="dock">
      <Purse view={view} me={me} />
      {me?.where === 'cave' && view.you && view.turn !== null ? (
        <Acts key={view.turn} view={view} me={me} you={view.you} />
      ) : (
        <Aside view={view} me={me} />
      )}
    </footer>
  )
}

function Purse({ view, me }: { view: GameView; me: ExplorerView | undefined }) {
  const [open, setOpen] = useState(false)
  if (me === undefined) {
    return (
      <div class="purse">
        <Waiting view={view} me={me} />
      </div>
    )
  }
  const points = me.chest ?? 0
  return (
    <div class="purse">
      <Bag n={me.bag} />
      <Waiting view={view} me={me} instead={open && <Stones points={points} />} />
      <Chest points={points} relics={me.relics} open={open} toggle={() => setOpen(!open)} />
    </div>
  )
}
