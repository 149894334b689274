import '../style/menu.css'
import { leave, remove, resign } from '../act'
import { fairnessTold, unfairness } from '../fairness'
import { LineLost, Notice } from '../parts/bits'
import { Deed } from '../parts/deed'
import { Devices, Move } from '../parts/devices'
import { Install } from '../parts/install'
import { Sheet } from '../parts/sheet'
import { SheetBar } from '../parts/sheetbar'
import { closeSheet, go, openSheet } from '../route'
import { state } from '../state'
import { isolate, t } from '../text/t'
import type { GameView } from '../wire'

/** What is rarely done at a table. What cannot be undone asks again. */
export function Menu({ view }: { view: GameView }) {
  const me = view.explorers.find(({ seat }) => seat === view.you?.seat)
  const playing = view.stage === 'expeditions' && me !== undefined && me.where !== 'left'
  const hosting = view.stage !== 'over' && me !== undefined && me.seat === view.host
  return (
    <Sheet title={t('menu')} onClose={() => closeSheet()}>
      <SheetBar title={t('menu')} />
      <div class="pad menu">
        <LineLost />
        <Notice />
        {view.stage === 'over' && <Deed label={t('result.again')} run={() => go('#new')} />}
        <button type="button" class="btn blk press quiet" onClick={() => openSheet('howto')}>
          {t('howto')}
        </button>
        <button type="button" class="btn blk press quiet" onClick={() => openSheet('settings')}>
          {t('settings')}
        </button>
        {me && <Devices seat={me.seat} devices={state.table.value?.devices ?? 1} />}
        <Install />
        <Fairness view={view} />
        {hosting && <Others view={view} />}
        {view.stage === 'lobby' && me && <Deed label={t('menu.leave')} sure={t('menu.leave.sure')} run={leave} />}
        {playing && <Deed label={t('menu.resign')} sure={t('menu.resign.sure')} run={resign} />}
      </div>
    </Sheet>
  )
}

function Fairness({ view }: { view: GameView }) {
  const game = state.game.value ?? ''
  const broken = unfairness(game, view)
  if (broken) return <p class="notice">{t(broken)}</p>
  return (
    <section>
      <h3 class="h">{t('fair.title')}</h3>
      <p class="soft">{t(fairnessTold(game, view))}</p>
    </section>
  )
}

/** What the host may do to the others: let them in on another device, or remove them. */
function Others({ view }: { view: GameView }) {
  const others = view.explorers.filter(({ seat, where }) => seat !== view.host && where !== 'left')
  const lobby = view.stage === 'lobby'
  return (
    <details>
      <summary class="btn ghost">{t('menu.others')}</summary>
      {others.map(({ seat, name }) => {
        const named = { name: isolate(name) }
        return (
          <div key={seat} class="other">
            <Deed
              label={t(lobby ? 'menu.evict' : 'menu.remove', named)}
              sure={t(lobby ? 'menu.evict.sure' : 'menu.remove.sure', named)}
              run={() => remove(seat)}
            />
            <Move seat={seat} label={t('seat.letin', named)} how={t('seat.letin.how', named)} />
          </div>
        )
      })}
    </details>
  )
}
