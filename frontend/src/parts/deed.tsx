import { useState } from 'preact/hooks'
import { closeSheet } from '../route'
import { inStep } from '../state'
import { t } from '../text/t'

/** Something to do from a dialog, which closes then. What needs a `sure` asks first. */
export function Deed({ label, sure, run }: { label: string; sure?: string; run(): void }) {
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
        <button type="button" class="btn blk press cool" autofocus onClick={() => setAsked(false)}>
          {t('menu.no')}
        </button>
      </div>
    </div>
  )
}
