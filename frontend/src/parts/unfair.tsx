import { seatAt } from '../seats'
import { t, type PlainKey } from '../text/t'
import type { GameView } from '../wire'

/** What does not hold of the sealed shuffle: the seal I was shown, and my own number in it. */
export function unfairness(game: string, { stage, fairness, you }: GameView): PlainKey | null {
  const seat = seatAt(game)
  if (seat === undefined || you === null) return null
  if (fairness.commitment !== seat.commitment) return 'unfair.commitment'
  return stage !== 'lobby' && fairness.nonces[you.seat] !== seat.nonce ? 'unfair.nonce' : null
}

export function Unfair({ game, view }: { game: string; view: GameView }) {
  const broken = unfairness(game, view)
  return broken && <p class="notice" role="alert">{t(broken)}</p>
}
