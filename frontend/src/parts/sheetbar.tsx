import { closeSheet } from '../route'
import { t } from '../text/t'

/** The header of a dialog: its title and the way out. */
export const SheetBar = ({ title }: { title: string }) => (
  <header class="bar">
    <h2>{title}</h2>
    <button type="button" class="btn ghost" onClick={() => closeSheet()}>
      {t('close')}
    </button>
  </header>
)
