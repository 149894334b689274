import type { ComponentChildren, Ref } from 'preact'
import { inStep } from '../state'

/*
 * What rests while the page is not in step with the server, or for another reason. It says so and does nothing, but it
 * is not `disabled`: that would take the focus from it, at each doubt of the connection.
 */

interface Props {
  look: string
  /** Why else it would rest. */
  rests?: boolean
  into?: Ref<HTMLButtonElement>
  children: ComponentChildren
  onClick(): void
}

export function StepButton({ look, rests = false, into = null, children, onClick }: Props) {
  const off = rests || !inStep.value
  return (
    <button ref={into} type="button" class={off ? `${look} off` : look} aria-disabled={off} onClick={() => off || onClick()}>
      {children}
    </button>
  )
}

/** For what is ticked: while it rests, a click is taken back before it counts. */
export const ticked = () => ({ 'aria-disabled': !inStep.value, onClick: refuse })

/** For a list to choose from: while it rests, it does not open. What the keys change, `onChange` has to take back. */
export const listing = () => ({ 'aria-disabled': !inStep.value, onMouseDown: refuse })

function refuse(event: Event): void {
  if (!inStep.value) event.preventDefault()
}
