import '../style/over.css'
import { Bar } from '../parts/bar'
import { LineLost, Name } from '../parts/bits'
import { Figures, Hat, Icon, TrapIcon } from '../parts/icon'
import { useSettled } from '../parts/settled'
import { state } from '../state'
import { t } from '../text/t'
import { tell } from '../text/tell'
import type { ExplorerView, GameView, Seen } from '../wire'

/** An expedition has ended: how, and what everybody has by now. */
export function Ended({ seen, view }: { seen: readonly Seen[]; view: GameView }) {
  const settled = useSettled(seen)
  const close = () => {
    if (settled) state.ended.value = null
  }
  const cave = seen.find((one) => one.type === 'end')?.expedition ?? view.expedition
  const title = t('ended.title', { n: cave })
  const over = view.stage === 'over'
  return (
    <main class="sheet closed">
      <Bar title={title} table />
      <div class="pad ended" role="status">
        <LineLost />
        <Beast seen={seen} />
        {tell(upToTheEnd(seen), view.explorers)
          .filter((sentence) => sentence !== t('tell.end', { n: cave }))
          .map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        <Standings view={view} />
      </div>
      <div class="foot">
        <button type="button" class="btn blk press" aria-disabled={!settled} onClick={close}>
          {over ? t('ended.result') : t('ended.next', { n: cave + 1 })}
        </button>
      </div>
    </main>
  )
}

/** What came before the barricade; the next expedition has its own screen. */
const upToTheEnd = (seen: readonly Seen[]) =>
  seen.slice(0, seen.findIndex(({ type }) => type === 'end') + 1)

function Beast({ seen }: { seen: readonly Seen[] }) {
  const collapse = seen.find((one) => one.type === 'collapse')
  return collapse ? <TrapIcon kind={collapse.trap} as="beast" /> : <Icon of="barr" as="beast shut" />
}

// A chest that a lid hides counts as empty here: its place says nothing.
const riches = ({ chest, relics }: ExplorerView) => (chest ?? 0) + relics.reduce((sum, worth) => sum + worth, 0)
const byRiches = (one: ExplorerView, other: ExplorerView) => riches(other) - riches(one)

function Standings({ view }: { view: GameView }) {
  return (
    <ul class="board">
      {[...view.explorers].sort(byRiches).map((one) => (
        <li key={one.seat} class={one.seat === view.you?.seat ? 'blk me' : 'blk'}>
          <Hat colour={one.colour} />
          <b class="nm">
            <Name of={one.name} />
          </b>
          <span class="got">
            {one.relics.map((worth, at) => (
              <Icon key={`${worth}-${at}`} of="relic" />
            ))}
            {one.relics.length > 0 && (
              <span class="sr">
                {t('crew.relics', { n: one.relics.length, points: one.relics.reduce((a, b) => a + b) })}
              </span>
            )}
          </span>
          <span class="sum">{one.chest !== null && <Figures n={one.chest} />}</span>
        </li>
      ))}
    </ul>
  )
}
