import '../style/game.css'
import { Bar } from '../parts/bar'
import { LineLost, Notice } from '../parts/bits'
import { Crew } from '../parts/crew'
import { Dangers } from '../parts/dangers'
import { Dock } from '../parts/dock'
import { Icon } from '../parts/icon'
import { Path } from '../parts/path'
import { Unfair } from '../parts/unfair'
import { latest, type Table } from '../state'
import { t } from '../text/t'
import { tell } from '../text/tell'
import type { GameView } from '../wire'

const CAVES = [1, 2, 3, 4, 5]

export function Game({ table }: { table: Table }) {
  const { view } = table
  return (
    <main class="game" data-turn={view.turn}>
      <Bar title={<Caves now={view.expedition} />} table />
      <Path view={view} />
      <div class="mid">
        <Unfair game={table.game} view={view} />
        <LineLost />
        <Notice />
        <Dangers traps={view.traps} />
        <Crew view={view} />
        <Since view={view} />
      </div>
      <Dock view={view} />
    </main>
  )
}

function Caves({ now }: { now: number }) {
  return (
    <>
      <span aria-hidden="true">{t('cave', { n: now })}</span>
      <span class="caves" role="img" aria-label={t('cave.of', { n: now, all: CAVES.length })}>
        {CAVES.map((n) => (
          <Icon key={n} of={n < now ? 'barr' : 'cave'} as={n < now ? 'done' : n === now ? 'now' : ''} />
        ))}
      </span>
    </>
  )
}

/** What just happened. */
function Since({ view }: { view: GameView }) {
  const told = latest.value
  return (
    <p class="since">
      {told && tell(told.seen, view.explorers).join(' ')}
    </p>
  )
}
