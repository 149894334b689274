import { serverNow } from './clock'
import { keepPassphrase } from './named'
import { newNonce, newSecret, newToken } from './random'
import { forgetSeat, keepSeat, seatAt } from './seats'
import { clearTable, state } from './state'
import { ask, isTransient } from './talk'

/** The way to a seat; what is done on it stands in `act.ts`, which who is only invited does not load. */

/** Opens a table under names of this device's making; the first seat at it is the host's. */
export async function openTable(name: string, passphrase: string): Promise<void> {
  state.notice.value = null
  if (state.table.value === null) {
    const game = newToken()
    const invite = newToken()
    clearTable(game)
    draft = invite
    await ask({ action: 'create', game, invite, watch: newToken(), options: state.rules.value ?? {}, passphrase: passphrase || null })
    if (state.table.value === null) return // the notice says why
    keepPassphrase(passphrase)
  }
  await takeSeat(draft, name)
}

let draft = ''

/** Sits down. My number goes out only now that the server's part of the shuffle is sealed and kept here. */
export async function takeSeat(invite: string, name: string): Promise<void> {
  state.notice.value = null
  const table = state.table.value
  if (table === null) return
  const { game, view } = table
  const { commitment } = view.fairness
  // The key of a try of which nothing was heard may fit a seat already.
  const keys = seatAt(game) ?? { secret: newSecret(), nonce: newNonce(), commitment, invite }
  const seat = { ...keys, name, others: [], taken: false, at: serverNow() }
  keepSeat(game, seat)
  const answer = await ask({ action: 'join', game, invite, name, secret: seat.secret, nonce: seat.nonce })
  if (answer?.type !== 'refused' || isTransient(answer.code) || answer.code === 'newer_release') return
  forgetSeat(game)
  if (answer.code === 'wrong_phase') state.dead.value = 'join.begun'
}
