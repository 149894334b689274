import { useEffect } from 'preact/hooks'
import { next } from './queue'

/** Milliseconds that the picture of a moment may take to come: the game waits no longer for it. */
const PATIENCE = 3_000

/** Stands for a moment whose picture is being loaded, and passes it over when that takes too long. */
export function Late() {
  useEffect(() => {
    const timer = setTimeout(next, PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return null
}

/** Stands for a moment that is not shown. */
export function Passing() {
  useEffect(next, [])
  return null
}
