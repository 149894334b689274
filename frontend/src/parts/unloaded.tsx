import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { closeSheet } from '../route'
import { t } from '../text/t'
import { Icon } from './icon'

// For where not even the language could be loaded.
const UNLOADED = 'The page could not be loaded. Check the connection and reload.'
const RELOAD = 'Reload'

const reload = () => location.reload()

/** A part of the page could not be loaded: no connection, or a newer release has replaced it. Nothing else can be reached. */
export function Unloaded() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { current: before } = useRef(document.activeElement)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => () => {
    if (before instanceof HTMLElement) before.focus()
  }, [])
  const cancel = (event: Event) => {
    event.preventDefault()
    closeSheet()
  }
  return (
    <dialog ref={dialog} class="sheet unloaded" role="alertdialog" aria-labelledby="unloaded" onCancel={cancel}>
      <div class="pad" role="alert">
        <Icon of="torch-out" as="still" />
        <p id="unloaded">{t('page.unloaded') || UNLOADED}</p>
      </div>
      <div class="foot">
        <button type="button" class="btn blk press" onClick={reload}>
          {t('page.reload') || RELOAD}
        </button>
      </div>
    </dialog>
  )
}

/** The same of what a screen can do without. */
export const Missing = () => (
  <p class="notice" role="alert">
    {t('page.unloaded')}
    <button type="button" class="btn ghost" onClick={reload}>
      {t('page.reload')}
    </button>
  </p>
)
