import { useEffect } from 'preact/hooks'
import { readLog } from '../log'
import { inStep } from '../state'
import type { GameView } from '../wire'

/** Reads the log while something shows it: at first, after an absence, and whenever the game has gone on. */
export function useLog({ turn, stage }: GameView): void {
  const here = inStep.value
  useEffect(() => {
    if (here) void readLog()
  }, [here, turn, stage])
}
