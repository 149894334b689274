import { useLayoutEffect, useRef } from 'preact/hooks'

/** Keys stop at a box only where there is something to scroll; not every browser sees to that by itself. */
export function useStopWhereItScrolls<E extends HTMLElement>() {
  const box = useRef<E>(null)
  useLayoutEffect(() => {
    const here = box.current
    if (!here) return
    const resized = new ResizeObserver(() => {
      if (here.scrollHeight > here.clientHeight + 1) here.tabIndex = 0
      else here.removeAttribute('tabindex')
    })
    for (const one of [here, ...here.children]) resized.observe(one)
    return () => resized.disconnect()
  }) // after each rendering, which may have brought or taken one of what lies in it
  return box
}
