import { seatAt, type Seat } from './seats'
import type { PlainKey } from './text/t'
import type { GameView } from './wire'

/** A seat that was moved to this device: its number for the shuffle is on the device that sat down. */
const isMoved = ({ nonce }: Seat) => nonce === ''

/** What does not hold of the sealed shuffle: the seal that I was shown, and my own number in it. */
export function unfairness(game: string, { stage, fairness, you }: GameView): PlainKey | null {
  const seat = seatAt(game)
  if (seat === undefined || you === null) return null
  if (fairness.commitment !== seat.commitment) return 'unfair.commitment'
  return stage !== 'lobby' && !isMoved(seat) && fairness.nonces[you.seat] !== seat.nonce ? 'unfair.nonce' : null
}

/** What may be said of the shuffle while nothing is wrong with it. */
export function fairnessTold(game: string, { stage }: GameView): PlainKey {
  const seat = seatAt(game)
  if (seat !== undefined && isMoved(seat)) return 'fair.moved'
  return stage === 'lobby' ? 'fair.lobby' : 'fair.sealed'
}
