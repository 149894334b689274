import { canInstall, install, isInstalledByHand } from '../install'
import { t } from '../text/t'
import { Icon } from './icon'

/** The offer to put the page on the home screen, where the device can do that and has not. */
export function Install() {
  if (isInstalledByHand()) return <p class="soft">{t('install.apple')}</p>
  if (!canInstall.value) return null
  return (
    <button type="button" class="btn blk press quiet" onClick={() => void install()}>
      <Icon of="install" />
      {t('install')}
    </button>
  )
}
