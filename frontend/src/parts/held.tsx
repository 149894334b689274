import { t } from '../text/t'
import { Said } from './bits'
import { Icon } from './icon'

interface Props {
  icon: string
  n: number
  said: string
  /** Whether the drawing says enough without its number. */
  bare?: boolean
}

/** What somebody holds: a drawing with its number for eyes, words for ears. */
export const Held = ({ icon, n, said, bare = false }: Props) => (
  <span>
    <Icon of={icon} />
    {!bare && <span aria-hidden="true">{n}</span>}
    <Said>{said}</Said>
  </span>
)

/** A chest whose lid is closed: what is in it is not said. */
export const Lid = () => (
  <>
    <Icon of="chest" />
    <Icon of="lock" as="lid" />
    <Said>{t('crew.lid')}</Said>
  </>
)
