import { absence } from '../absence'
import { lazyRoom } from '../lazy'
import { latest, state } from '../state'
import { tell } from '../text/tell'
import type { GameView } from '../wire'

// The history tells it as well: nothing is said where this cannot be loaded.
const Meanwhile = lazyRoom(async () => (await import('./meanwhile')).Meanwhile, null, <p class="since" />)

/** What just happened; after an absence, what happened meanwhile, until the next decision or until it is closed. */
export function Since({ view }: { view: GameView }) {
  const missed = absence.value
  if (missed !== null && missed.game === state.game.value && missed.turn === view.turn) {
    return <Meanwhile missed={missed} view={view} />
  }
  const told = latest.value
  return <p class="since">{told && tell(told, view.explorers).join(' ')}</p>
}
