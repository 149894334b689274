import '../style/menu.css'
import { useEffect } from 'preact/hooks'
import { leave, resign } from '../act'
import { playAgain } from '../again'
import { fairnessTold, unfairness } from '../fairness'
import { LineLost } from '../parts/bits'
import { Deed, GraveDeed } from '../parts/deed'
import { Devices } from '../parts/devices'
import { Icon } from '../parts/icon'
import { Install } from '../parts/install'
import { Others } from '../parts/others'
import { Row } from '../parts/row'
import { Sheet } from '../parts/sheet'
import { SheetBar } from '../parts/sheetbar'
import { closeSheet, openSheet } from '../route'
import { state } from '../state'
import { askTruth } from '../talk'
import { t } from '../text/t'
import type { GameView } from '../wire'

/** What is rarely done at a table, by what it is about; what cannot be undone stands last, and asks again. */
export function Menu({ view }: { view: GameView }) {
  useEffect(askTruth, []) // nobody tells this device that another one was let in
  const me = view.explorers.find(({ seat }) => seat === view.you?.seat)
  const playing = view.stage === 'expeditions' && me !== undefined && me.where !== 'left'
  const hosting = view.stage !== 'over' && me !== undefined && me.seat === view.host
  return (
    <Sheet title={t('menu')} onClose={() => closeSheet()}>
      <SheetBar title={t('menu')} />
      <div class="pad menu">
        <LineLost />
        <section>
          <h3 class="h">{t('menu.game')}</h3>
          {view.stage === 'over' && <Deed sign="tent" label={t('result.again')} run={() => playAgain(view)} />}
          <Row sign="question" label={t('howto')} onClick={() => openSheet('howto')} />
          <Fairness view={view} />
        </section>
        {me && <Devices seat={me.seat} devices={state.table.value?.devices ?? 1} />}
        {hosting && <Others view={view} />}
        <section>
          <h3 class="h">{t('menu.device')}</h3>
          <Row sign="gear" label={t('settings')} onClick={() => openSheet('settings')} />
          <Install />
        </section>
        {view.stage === 'lobby' && me && (
          <GraveDeed sign="out" label={t('menu.leave')} sure={t('menu.leave.sure')} run={leave} />
        )}
        {playing && <GraveDeed sign="out" label={t('menu.resign')} sure={t('menu.resign.sure')} run={resign} />}
      </div>
    </Sheet>
  )
}

function Fairness({ view }: { view: GameView }) {
  const game = state.game.value ?? ''
  const broken = unfairness(game, view)
  if (broken) return <p class="notice">{t(broken)}</p>
  return (
    <details>
      <summary class="deed blk">
        <Icon of="lock" />
        {t('fair.title')}
        <Icon of="plus" as="more" />
      </summary>
      <p class="soft">{t(fairnessTold(game, view))}</p>
    </details>
  )
}
