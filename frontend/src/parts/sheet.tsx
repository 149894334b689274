import '../style/sheet.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface Props {
  title: string
  children: ComponentChildren
  onClose(): void
}

/** A dialog over the whole screen. The browser keeps the focus inside; Escape and Back close it. */
export function Sheet({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const cancel = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={dialog} class="over" aria-label={title} onCancel={cancel} onClose={onClose}>
      <div class="sheet">{children}</div>
    </dialog>
  )
}
