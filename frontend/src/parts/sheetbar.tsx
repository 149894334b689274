import { closeSheet } from '../route'
import { t } from '../text/t'
import { Icon } from './icon'

/** The header of a dialog: its title and the way out. */
export const SheetBar = ({ title }: { title: string }) => (
  <header class="bar">
    <h2>{title}</h2>
    <button type="button" class="ib" aria-label={t('close')} onClick={() => closeSheet()}>
      <Icon of="cross" />
    </button>
  </header>
)
