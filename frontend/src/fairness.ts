import { seatAt } from './seats'
import type { PlainKey } from './text/t'
import type { GameView } from './wire'

/** What does not hold of the sealed shuffle: the seal that I was shown, and my own number in it. */
export function unfairness(game: string, { stage, fairness, you }: GameView): PlainKey | null {
  const seat = seatAt(game)
  if (seat === undefined || you === null) return null
  if (fairness.commitment !== seat.commitment) return 'unfair.commitment'
  return stage !== 'lobby' && fairness.nonces[you.seat] !== seat.nonce ? 'unfair.nonce' : null
}
