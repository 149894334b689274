import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { isCalm } from '../settings'

/** Pixels by which a finger may stray over a button, or the button under the finger, before it is no press. */
export const STRAY = 10
/** Milliseconds for which a button is held that asks to be held. */
export const HOLD = 500

interface Press {
  /** Whether what stands there has stood there long enough to be meant. */
  ready: boolean
  /** Whether holding it does what a tap would only announce. */
  holdable: boolean
  tap(): void
  held(): void
}

interface Begun {
  x: number
  y: number
  good: boolean
}

/**
 * A press that is meant: it begins on the button that is ready, and ends there without straying. A tap that
 * began before, on something that has gone since, still ends in a click here; so the click alone says nothing.
 * While it is held, `filling` fills.
 */
export function usePress(filling: RefObject<HTMLElement | null>, press: Press) {
  const now = useRef(press)
  now.current = press
  const begun = useRef<Begun | null>(null)
  const fill = useRef<Animation | null>(null)
  const release = () => {
    fill.current?.cancel()
    fill.current = null
  }
  const spoil = () => {
    begun.current = begun.current && { ...begun.current, good: false }
    release()
  }
  useEffect(() => release, [])

  const held = () => {
    const meant = begun.current?.good === true && now.current.ready && now.current.holdable
    spoil()
    if (meant) now.current.held()
  }
  const onPointerDown = (event: PointerEvent) => {
    release()
    const good = now.current.ready && event.isPrimary && event.button === 0
    begun.current = { ...within(event), good }
    follow(event)
    if (good && now.current.holdable) fill.current = fillUp(filling.current, held)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (begun.current && strayed(begun.current, event)) spoil()
  }
  const onClick = (event: MouseEvent) => {
    release()
    const from = begun.current
    begun.current = null
    const meant = isPointed(event) ? from?.good === true && !strayed(from, event) : true
    if (meant && now.current.ready) now.current.tap()
  }
  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: spoil, onClick, onKeyDown, onContextMenu }
}

// A mouse that leaves the button would not be heard of again, and the button would go on filling.
function follow({ currentTarget, pointerId }: PointerEvent): void {
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId)
}

// Filling is the answer to the finger, so the calm see it too, in steps.
function fillUp(filling: HTMLElement | null, then: () => void): Animation | null {
  const timing = { duration: HOLD, easing: isCalm() ? 'steps(5)' : 'linear' }
  const fill = filling?.animate({ transform: ['scaleX(0)', 'scaleX(1)'] }, timing) ?? null
  if (fill) fill.onfinish = then
  return fill
}

// Measured from the button, so that it does not matter which of the two has moved.
function within({ clientX, clientY, currentTarget }: MouseEvent): { x: number; y: number } {
  const box = currentTarget instanceof Element ? currentTarget.getBoundingClientRect() : { left: 0, top: 0 }
  return { x: clientX - box.left, y: clientY - box.top }
}

function strayed(from: Begun, event: MouseEvent): boolean {
  const { x, y } = within(event)
  return Math.hypot(x - from.x, y - from.y) > STRAY
}

// Keys and screen readers click without a pointer.
const isPointed = (event: MouseEvent) => event.detail > 0 && !('pointerType' in event && event.pointerType === '')

// A key that is held repeats its click, which would be the second.
function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

// A long press opens no menu here.
function onContextMenu(event: Event): void {
  event.preventDefault()
}
