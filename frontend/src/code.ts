import { newSecret } from './random'
import { onView } from './receive'
import { goInstead, goToTable, inviteFragment, inviteIn } from './route'
import { keepSeat, seatAt, type Seat } from './seats'
import { clearTable, state } from './state'
import { ask } from './talk'
import type { ViewMessage } from './wire'

export const LENGTH = 8

/** The letters of a code as they are typed or pasted, without what people put between them. */
export const lettersIn = (typed: string) => (/#code\/([A-Za-z]+)\s*$/.exec(typed)?.[1] ?? typed).toUpperCase().replace(/[^A-Z]/g, '')

/** In two groups, as codes are shown. */
export const grouped = (letters: string) => letters.slice(0, LENGTH).replace(/^(.{4})(?=.)/, '$1 ')

/** Goes where the typed code or the pasted link leads; says whether it can lead anywhere. */
export async function follow(typed: string): Promise<boolean> {
  const invite = inviteIn(typed)
  const code = lettersIn(typed)
  state.notice.value = null
  if (invite !== null) goInstead(invite)
  else if (code.length === LENGTH) await use(code)
  return invite !== null || code.length === LENGTH
}

// A code that moves a seat is good once: when its answer was lost, the same key comes back to the seat.
let tried = { code: '', secret: '' }

/** A join code leads to its lobby, a move code to the seat that this device now holds too. */
async function use(code: string): Promise<void> {
  if (tried.code !== code) tried = { code, secret: newSecret() }
  const answer = await ask({ action: 'use_code', ...tried })
  if (answer?.type === 'view') enter(answer, tried.secret)
}

function enter(message: ViewMessage, secret: string): void {
  const { game, invite, view } = message
  const held = seatAt(game)
  if (view.you === null && held !== undefined) {
    goToTable(game)
    return
  }
  const moved = seatMoved(message, secret)
  if (moved !== null && held !== undefined && held.name.normalize().trim() !== moved.name) {
    state.notice.value = 'code.other'
    return
  }
  if (moved !== null && held === undefined) keepSeat(game, moved)
  clearTable(game)
  onView(message)
  if (moved === null) goInstead(inviteFragment(game, invite ?? ''))
}

function seatMoved({ invite, view }: ViewMessage, secret: string): Seat | null {
  const { you, explorers, fairness } = view
  if (you === null) return null
  const names = (mine: boolean) => explorers.filter(({ seat }) => (seat === you.seat) === mine).map(({ name }) => name)
  return {
    secret,
    nonce: '',
    commitment: fairness.commitment,
    invite: invite ?? '',
    name: names(true)[0] ?? '',
    others: names(false),
    taken: true,
    at: Date.now(),
  }
}
