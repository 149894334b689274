import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** What stands in the place of the element that had the focus takes it over, whenever `what` changes. */
export function useFocusAfter<E extends HTMLElement>(what: unknown): RefObject<E | null> {
  const here = useRef<E>(null)
  const last = useRef(what)
  useLayoutEffect(() => {
    if (last.current !== what) here.current?.focus()
    last.current = what
  }, [what])
  return here
}
