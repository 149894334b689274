import { worthOf, type Account } from '../facts'
import { t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Name } from './bits'
import { Figures, Hat, Icon } from './icon'

interface Props {
  view: GameView
  ranked: readonly ExplorerView[]
  /** By seat; none as long as the log is not read. */
  accounts: ReadonlyMap<number, Account>
}

/** The scores as blocks, cave by cave; a cave that brought nothing keeps its place. */
export function Chart({ view, ranked, accounts }: Props) {
  const best = Math.max(1, ...Object.values(view.scores))
  return (
    <ol class="board chart">
      {ranked.map((one) => (
        <li key={one.seat} class={kindOf(one, view)}>
          <Hat colour={one.colour} />
          <b class="nm">
            <Name of={one.name} />
            {one.where === 'left' && <small>{t('crew.left')}</small>}
          </b>
          <Blocks one={one} account={accounts.get(one.seat)} best={best} />
          <span class="sum">
            <Figures n={view.scores[one.seat] ?? 0} said={t('result.points', { n: view.scores[one.seat] ?? 0 })} />
          </span>
        </li>
      ))}
    </ol>
  )
}

const kindOf = ({ seat }: ExplorerView, { you, winners }: GameView) =>
  [seat === you?.seat ? 'me' : '', winners.includes(seat) ? 'won' : ''].join(' ')

function Blocks({ one, account, best }: { one: ExplorerView; account: Account | undefined; best: number }) {
  const caves = account?.caves ?? [{ rubies: one.chest ?? 0, relics: one.relics }]
  return (
    <span class="blocks" aria-hidden="true">
      {caves.map((haul, at) => (
        <span key={at} class={at % 2 === 0 ? 'cave' : 'cave even'}>
          {haul.rubies > 0 && <Block n={haul.rubies} best={best} />}
          {haul.relics.map((worth, place) => (
            <Block key={place} n={worth} best={best} relic />
          ))}
          {worthOf(haul) === 0 && <i class="none" />}
        </span>
      ))}
    </span>
  )
}

// Blocks under a twelfth of the best score have no room for their number: the figures below have it.
const ROOM = 1 / 12

const Block = ({ n, best, relic = false }: { n: number; best: number; relic?: boolean }) => (
  <u class={relic ? 'rel' : ''} style={{ '--part': n / best }}>
    {n / best < ROOM ? null : relic ? <Icon of="relic" /> : n}
  </u>
)
