import '../style/sheet.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { arrive } from '../arrive'
import { sheet } from '../route'

interface Props {
  title: string
  children: ComponentChildren
  onClose(): void
}

// Of a sheet that led to another one: which of its controls did.
const left = new Map<string, number>()

/**
 * A dialog over the whole screen. The browser keeps the focus inside; Escape and Back close it. Then the focus is where
 * it was before.
 */
export function Sheet({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const it = dialog.current
    if (it === null) return
    const before = document.activeElement
    let at = -1
    it.addEventListener('focusin', ({ target }) => {
      at = controls(it).findIndex((one) => one === target)
    })
    it.showModal()
    controls(it)[left.get(title) ?? -1]?.focus()
    left.delete(title)
    return () => {
      if (sheet.value !== null) left.set(title, at)
      if (!(before instanceof HTMLElement) || before === document.body) return
      before.focus()
      if (document.activeElement !== before) arrive()
    }
  }, [])
  const cancel = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={dialog} class="over" aria-label={title} onCancel={cancel} onClose={() => dialog.current && onClose()}>
      <div class="sheet">{children}</div>
    </dialog>
  )
}

const controls = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>('button, a, input, select, summary')]
