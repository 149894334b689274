import '../style/result.css'
import { playAgain } from '../again'
import { LineLost } from '../parts/bits'
import { Chart } from '../parts/chart'
import { Deeds } from '../parts/deeds'
import { FigureTable } from '../parts/figures'
import { Icon } from '../parts/icon'
import { PassOn } from '../parts/passon'
import { Podium } from '../parts/podium'
import { useLog } from '../parts/readlog'
import { accountsOf, type Account } from '../facts'
import { unfairness } from '../fairness'
import { isWhole, pages } from '../log'
import { ranked } from '../ranks'
import { openSheet } from '../route'
import { state } from '../state'
import { t } from '../text/t'
import type { GameView } from '../wire'

const NONE: ReadonlyMap<number, Account> = new Map()

/** The end: who won, what each brought home from which cave, and what to do now. */
export function Result({ view }: { view: GameView }) {
  useLog(view)
  const all = ranked(view.explorers, view)
  const accounts = isWhole.value ? accountsOf(pages.value, view.explorers.map(({ seat }) => seat)) : NONE
  const shown = { view, ranked: all, accounts }
  return (
    <main class="sheet result">
      <Podium view={view} winners={all.filter(({ seat }) => view.winners.includes(seat))} />
      <div class="pad">
        <LineLost />
        <Legend />
        <Chart {...shown} />
        {isWhole.value && <FigureTable {...shown} />}
        <Fair view={view} />
        <PassOn view={view} ranked={all} />
        {isWhole.value && <Deeds {...shown} />}
      </div>
      <div class="foot two">
        <button type="button" class="btn blk press" onClick={() => playAgain(view)}>
          {t('result.again')}
        </button>
        <button type="button" class="btn blk press quiet" onClick={() => openSheet('replay')}>
          {t('result.watch')}
        </button>
      </div>
    </main>
  )
}

const Legend = () => (
  <p class="legend">
    <span>
      <i class="swatch" />
      {t('result.rubies')}
    </span>
    <span>
      <Icon of="relic" />
      {t('result.relics')}
    </span>
  </p>
)

/** Whether the seal of the shuffle held, in one line; more of it stands in the menu. */
function Fair({ view }: { view: GameView }) {
  if (view.you === null) return null
  const broken = unfairness(state.game.value ?? '', view)
  if (broken !== null) {
    return (
      <p class="notice" role="alert">
        {t(broken)}
      </p>
    )
  }
  return (
    <button type="button" class="btn ghost" onClick={() => openSheet('menu')}>
      <Icon of="lock" />
      {t('result.fair')}
    </button>
  )
}
