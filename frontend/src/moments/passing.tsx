import { useEffect } from 'preact/hooks'
import { next } from './queue'

/** Milliseconds that the picture of a moment may take to come: the game waits no longer for it. */
const PATIENCE = 3_000

/**
 * Stands for moments whose picture is being loaded, and passes them over when that takes too long: the first of them after
 * a while, and those that follow at once.
 */
export function late() {
  let patience = PATIENCE
  const pass = () => {
    patience = 0
    next()
  }
  const Late = () => {
    useEffect(() => {
      const timer = setTimeout(pass, patience)
      return () => clearTimeout(timer)
    }, [])
    return null
  }
  return <Late />
}

/** Stands for a moment that is not shown. */
export function Passing() {
  useEffect(next, [])
  return null
}
