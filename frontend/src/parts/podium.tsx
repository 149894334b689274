import { isolate, t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Bar } from './bar'
import { Name } from './bits'
import { Figures, Hat, Icon } from './icon'
import { Glow } from './place'
import { Tiles } from './tiles'

interface Props {
  view: GameView
  winners: readonly ExplorerView[]
}

/** Who won: one large, two side by side, more in rows. */
export function Podium({ view, winners }: Props) {
  const many = winners.length > 2 ? ' many' : ''
  return (
    <section class={winners.length === 1 ? 'podium sole' : `podium${many}`}>
      <Glow as="sun" />
      <Bar title={t('result.title')} table />
      <h2>{titleOf(winners, view)}</h2>
      <ul class="winners">
        {winners.map((one) => (
          <li key={one.seat}>
            <Icon of={winners.length === 1 ? 'laurel-sole' : 'laurel'} as="laurel" />
            <Hat colour={one.colour} />
            <span class="plate blk">
              <Name of={one.name} />
              <Figures n={view.scores[one.seat] ?? 0} />
            </span>
          </li>
        ))}
      </ul>
      <Tiles of="floor" width={240} height={48} times={9} />
    </section>
  )
}

function titleOf(winners: readonly ExplorerView[], { you }: GameView): string {
  const [only] = winners
  if (only === undefined) return t('result.nobody')
  if (winners.length > 1) return t('result.shared')
  return only.seat === you?.seat ? t('result.you') : t('result.won', { names: isolate(only.name) })
}
