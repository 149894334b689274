import { useEffect, useState } from 'preact/hooks'

// Milliseconds within which a second tap is no second thought.
const SETTLE = 400

/** False for a moment after something new stands under the finger: a tap meant for the old must not hit it. */
export function useSettled(what: unknown, after = SETTLE): boolean {
  const [settled, setSettled] = useState<{ what: unknown } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ what }), after)
    return () => clearTimeout(timer)
  }, [what, after])
  return settled?.what === what && settled !== null
}
