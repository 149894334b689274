import '../style/game.css'
import '../style/scene.css'
import '../style/dock.css'
import { playing } from '../moments/queue'
import { CAVES } from '../numbers'
import { Bar } from '../parts/bar'
import { Notice } from '../parts/bits'
import { Crew } from '../parts/crew'
import { Dangers } from '../parts/dangers'
import { Dock } from '../parts/dock'
import { Icon } from '../parts/icon'
import { Scene } from '../parts/scene'
import { useStopWhereItScrolls } from '../parts/scrolling'
import { Since } from '../parts/since'
import { Unfair } from '../parts/unfair'
import { lineLost, type Table } from '../state'
import { t } from '../text/t'

/** The table in an expedition. Under the reveal, which covers it, it lies ready but is not there for anyone. */
export function Game({ table }: { table: Table }) {
  const { view } = table
  const mid = useStopWhereItScrolls<HTMLDivElement>()
  const covered = playing.value?.moment.kind === 'reveal'
  return (
    <main class={lineLost.value ? 'game unlit' : 'game'} data-turn={covered ? null : view.turn} inert={covered}>
      <Bar title={<Caves now={view.expedition} />} table />
      <Scene view={view} />
      <div class="ribbon">
        <Notice />
      </div>
      <div class="mid" ref={mid}>
        <Unfair game={table.game} view={view} />
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
