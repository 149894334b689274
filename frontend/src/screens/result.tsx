import '../style/over.css'
import { Bar } from '../parts/bar'
import { LineLost, Name } from '../parts/bits'
import { Figures, Hat, Icon } from '../parts/icon'
import { go } from '../route'
import { isolate, t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'

export function Result({ view }: { view: GameView }) {
  const score = ({ seat }: ExplorerView) => view.scores[seat] ?? 0
  const ranked = [...view.explorers].sort((a, b) => score(b) - score(a))
  const winners = ranked.filter(({ seat }) => view.winners.includes(seat))
  return (
    <main class="sheet result">
      <Bar title={t('result.title')} table />
      <div class="pad">
        <LineLost />
        <h2 class="head2">{title(winners, view)}</h2>
        <ul class={winners.length > 2 ? 'winners many' : 'winners'}>
          {winners.map((one) => (
            <li key={one.seat}>
              <Icon of="laurel" as="laurel" />
              <Hat colour={one.colour} />
              <Name of={one.name} />
            </li>
          ))}
        </ul>
        <ol class="board">
          {ranked.map((one) => (
            <Score key={one.seat} one={one} score={score(one)} view={view} />
          ))}
        </ol>
        <p class="soft">{t('result.cave')}</p>
      </div>
      <div class="foot">
        <button type="button" class="btn blk press" onClick={() => go('#new')}>
          {t('result.again')}
        </button>
      </div>
    </main>
  )
}

function title(winners: readonly ExplorerView[], { you }: GameView): string {
  const [only] = winners
  if (only === undefined) return t('result.nobody')
  if (winners.length > 1) return t('result.shared')
  return only.seat === you?.seat ? t('result.you') : t('result.won', { names: isolate(only.name) })
}

function Score({ one, score, view }: { one: ExplorerView; score: number; view: GameView }) {
  const kind = ['blk', one.seat === view.you?.seat ? 'me' : '', view.winners.includes(one.seat) ? 'won' : '']
  return (
    <li class={kind.join(' ')}>
      <Hat colour={one.colour} />
      <b class="nm">
        <Name of={one.name} />
        {one.where === 'left' && <small>{t('crew.left')}</small>}
      </b>
      <span class="got">
        <Icon of="chest" />
        {one.chest}
        {one.relics.map((worth, at) => (
          <span key={at}>
            <Icon of="relic" />
            {worth}
          </span>
        ))}
      </span>
      <span class="sum">
        <Figures n={score} />
        <span class="sr">{t('result.points', { n: score })}</span>
      </span>
    </li>
  )
}
