import { canInstall, install, isInstalledByHand } from '../install'
import { t } from '../text/t'
import { Row } from './row'

/** The offer to put the page on the home screen, where the device can do that and has not. */
export function Install() {
  if (isInstalledByHand()) return <p class="soft">{t('install.apple')}</p>
  if (!canInstall.value) return null
  return <Row sign="install" label={t('install')} onClick={() => void install()} />
}
