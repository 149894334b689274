import { useState } from 'preact/hooks'
import { closeSheet } from '../route'
import { t } from '../text/t'
import { useFocusAfter } from './refocus'
import { StepButton } from './rests'
import { StepRow } from './row'

interface Props {
  sign: string
  label: string
  run(): void
}

/** Something to do from a dialog, which closes then. */
export const Deed = ({ sign, label, run }: Props) => (
  <StepRow sign={sign} label={label} onClick={() => closeSheet(run)} />
)

/** The same for what takes something away: it asks first. */
export function GraveDeed({ sign, label, sure, run }: Props & { sure: string }) {
  const [asked, setAsked] = useState(false)
  const here = useFocusAfter<HTMLButtonElement>(asked)
  if (!asked) return <StepRow into={here} sign={sign} label={label} grave onClick={() => setAsked(true)} />
  return (
    <div class="sure" role="group" aria-label={sure}>
      <p>{sure}</p>
      <div class="two">
        <StepButton look="btn blk press quiet" onClick={() => closeSheet(run)}>
          {t('menu.yes')}
        </StepButton>
        <button type="button" class="btn blk press cool" ref={here} onClick={() => setAsked(false)}>
          {t('menu.no')}
        </button>
      </div>
    </div>
  )
}
