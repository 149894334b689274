import '../style/row.css'
import type { Ref } from 'preact'
import { Icon } from './icon'
import { StepButton } from './rests'

interface Props {
  /** The drawing before the words. */
  sign: string
  label: string
  onClick(): void
}

/** One line of a menu. */
export const Row = ({ sign, label, onClick }: Props) => (
  <button type="button" class="deed blk" onClick={onClick}>
    <Icon of={sign} />
    <span>{label}</span>
  </button>
)

interface StepRowProps extends Props {
  /** Whether it takes something away. */
  grave?: boolean
  into?: Ref<HTMLButtonElement>
}

/** The same for what the server is asked for. */
export const StepRow = ({ sign, label, grave = false, into = null, onClick }: StepRowProps) => (
  <StepButton into={into} look={grave ? 'deed grave' : 'deed blk'} onClick={onClick}>
    <Icon of={sign} />
    <span>{label}</span>
  </StepButton>
)
