import { t } from '../text/t'
import { Icon } from './icon'

// For where not even the language could be loaded.
const UNLOADED = 'The page could not be loaded. Check the connection and reload.'
const RELOAD = 'Reload'

/** A part of the page could not be loaded: no connection, or a newer release has replaced it. */
export const Unloaded = () => (
  <section class="sheet unloaded" role="alertdialog" aria-labelledby="unloaded">
    <div class="pad" role="alert">
      <Icon of="torch-out" as="still" />
      <p id="unloaded">{t('page.unloaded') || UNLOADED}</p>
    </div>
    <div class="foot">
      <button type="button" class="btn blk press" onClick={() => location.reload()}>
        {t('page.reload') || RELOAD}
      </button>
    </div>
  </section>
)
