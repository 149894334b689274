import '../style/row.css'
import type { Ref } from 'preact'
import { Icon } from './icon'

interface Props {
  /** The drawing before the words. */
  sign: string
  label: string
  /** Whether it takes something away. */
  grave?: boolean
  disabled?: boolean
  into?: Ref<HTMLButtonElement>
  onClick(): void
}

/** One line of a menu. */
export const Row = ({ sign, label, grave = false, disabled = false, into = null, onClick }: Props) => (
  <button ref={into} type="button" class={grave ? 'deed grave' : 'deed blk'} disabled={disabled} onClick={onClick}>
    <Icon of={sign} />
    <span>{label}</span>
  </button>
)
