import { useState } from 'preact/hooks'
import { openTable, takeSeat } from '../act'
import { Bar } from '../parts/bar'
import { LineLost, Name, Notice } from '../parts/bits'
import { Hat } from '../parts/icon'
import { state } from '../state'
import { t } from '../text/t'
import type { GameView } from '../wire'
import { Dead } from './dead'

/** Takes a seat: by an invite at a table that is there, without one at a new table. */
export function Join({ invite }: { invite: string | null }) {
  const view = state.table.value?.view
  if (view !== undefined && view.stage !== 'lobby') return <Dead why="join.begun" />
  return (
    <main class="sheet join">
      <Bar title={t(invite === null ? 'new.title' : 'join.title')} />
      <div class="pad">
        <LineLost />
        {invite === null ? <p>{t('new.lead')}</p> : view ? <Sitting view={view} /> : <p role="status">{t('looking')}</p>}
      </div>
      <Form invite={invite} ready={invite === null || view !== undefined} />
    </main>
  )
}

function Sitting({ view }: { view: GameView }) {
  if (view.explorers.length === 0) return <p>{t('join.alone')}</p>
  return (
    <>
      <p>{t('join.with', { n: view.explorers.length })}</p>
      <ul class="seats">
        {view.explorers.map((one) => (
          <li key={one.seat} class="blk">
            <Hat colour={one.colour} />
            <Name of={one.name} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Form({ invite, ready }: { invite: string | null; ready: boolean }) {
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || !(event.currentTarget instanceof HTMLFormElement)) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    setBusy(true)
    await (invite === null ? openTable(name) : takeSeat(invite, name))
    setBusy(false)
  }
  const can = ready && state.line.value === 'live' && !busy
  return (
    <form class="foot" onSubmit={(event) => void submit(event)}>
      <Notice />
      <label for="name">{t('name.label')}</label>
      <input id="name" name="name" required maxLength={64} autocomplete="nickname" aria-describedby="hint" dir="auto" />
      <p id="hint" class="soft">
        {t('name.hint')}
      </p>
      <button type="submit" class="btn blk press" disabled={!can}>
        {t(invite === null ? 'new.go' : 'join.go')}
      </button>
    </form>
  )
}
