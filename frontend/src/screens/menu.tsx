import '../style/menu.css'
import { useState } from 'preact/hooks'
import { leave, remove, resign } from '../act'
import { LineLost } from '../parts/bits'
import { Sheet } from '../parts/sheet'
import { SheetBar } from '../parts/sheetbar'
import { unfairness } from '../fairness'
import { closeSheet, go } from '../route'
import { inStep, state } from '../state'
import { isolate, t } from '../text/t'
import type { GameView } from '../wire'

/** What is rarely done at a table. What cannot be undone asks again. */
export function Menu({ view }: { view: GameView }) {
  const me = view.explorers.find(({ seat }) => seat === view.you?.seat)
  const playing = view.stage === 'expeditions' && me?.where !== 'left'
  return (
    <Sheet title={t('menu')} onClose={() => closeSheet()}>
      <SheetBar title={t('menu')} />
      <div class="pad menu">
        <LineLost />
        <Fairness view={view} />
        {view.stage === 'lobby' && <Deed label={t('menu.leave')} sure={t('menu.leave.sure')} run={leave} />}
        {playing && <Deed label={t('menu.resign')} sure={t('menu.resign.sure')} run={resign} />}
        {view.stage === 'over' && <Deed label={t('result.again')} run={() => go('#new')} />}
        {view.stage !== 'over' && view.you?.seat === view.host && (
          <details>
            <summary class="btn ghost">{t('menu.others')}</summary>
            {view.stage === 'lobby' ? <Evictions view={view} /> : <Removals view={view} />}
          </details>
        )}
      </div>
    </Sheet>
  )
}

function Fairness({ view }: { view: GameView }) {
  const broken = unfairness(state.game.value ?? '', view)
  if (broken) return <p class="notice">{t(broken)}</p>
  return (
    <>
      <h3 class="h">{t('fair.title')}</h3>
      <p class="soft">{t(view.stage === 'lobby' ? 'fair.lobby' : 'fair.sealed')}</p>
    </>
  )
}

function Evictions({ view }: { view: GameView }) {
  const others = view.explorers.filter(({ seat }) => seat !== view.host)
  return others.map(({ seat, name }) => (
    <Deed key={seat} label={t('menu.evict', { name: isolate(name) })} run={() => remove(seat)} />
  ))
}

function Removals({ view }: { view: GameView }) {
  const others = view.explorers.filter(({ seat, where }) => seat !== view.host && where !== 'left')
  return others.map(({ seat, name }) => (
    <Deed
      key={seat}
      label={t('menu.remove', { name: isolate(name) })}
      sure={t('menu.remove.sure', { name: isolate(name) })}
      run={() => remove(seat)}
    />
  ))
}

function Deed({ label, sure, run }: { label: string; sure?: string; run(): void }) {
  const [asked, setAsked] = useState(false)
  const doIt = () => closeSheet(run)
  if (!asked || sure === undefined) {
    return (
      <button type="button" class="btn blk press quiet" disabled={!inStep.value} onClick={sure === undefined ? doIt : () => setAsked(true)}>
        {label}
      </button>
    )
  }
  return (
    <div class="sure" role="group" aria-label={sure}>
      <p>{sure}</p>
      <div class="two">
        <button type="button" class="btn blk press quiet" disabled={!inStep.value} onClick={doIt}>
          {t('menu.yes')}
        </button>
        <button type="button" class="btn blk press cool" onClick={() => setAsked(false)}>
          {t('menu.no')}
        </button>
      </div>
    </div>
  )
}
