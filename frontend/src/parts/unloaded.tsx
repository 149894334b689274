import { t } from '../text/t'

/** A part of the page could not be loaded: no connection, or a newer release has replaced it. */
export const Unloaded = () => (
  <main class="sheet">
    <div class="pad" role="alert">
      <p>{t('page.unloaded')}</p>
    </div>
    <div class="foot">
      <button type="button" class="btn blk press" onClick={() => location.reload()}>
        {t('page.reload')}
      </button>
    </div>
  </main>
)
