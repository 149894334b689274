import { go } from './route'
import { state } from './state'
import type { GameView } from './wire'

/** Goes to open another table with the rules of this one. */
export function playAgain({ preset, open_chests }: GameView): void {
  state.rules.value = { preset, open_chests }
  go('#new')
}
