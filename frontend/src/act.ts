import { serverNow } from './clock'
import { busy } from './busy'
import { keepPassphrase } from './named'
import { newNonce, newSecret, newToken } from './random'
import { forgetSeat, keepSeat } from './seats'
import { clearTable, inStep, state, wishFor, type Table } from './state'
import { ask } from './talk'
import type { Choice, CodeMessage, TableOptions } from './wire'

/** What the player does: each becomes a command. What comes of it, `receive.ts` shows. */

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
  const keys = { secret: newSecret(), nonce: newNonce(), commitment, invite }
  const seat = { ...keys, name, others: [], taken: false, at: serverNow() }
  keepSeat(game, seat)
  const answer = await ask({ action: 'join', game, invite, name, secret: seat.secret, nonce: seat.nonce })
  if (answer?.type !== 'refused' || answer.code === 'busy') return
  forgetSeat(game)
  if (answer.code === 'wrong_phase') state.dead.value = 'join.begun'
}

/** Chooses, or chooses otherwise. A second tap on the same changes nothing. */
export async function choose(choice: Choice): Promise<void> {
  const table = ready()
  const { turn, you } = table?.view ?? {}
  const before = wishFor(turn)
  if (!table || !turn || !you || (before ?? you.choice) === choice || busy.value) return
  state.wish.value = { turn, choice }
  if (before === null) await sendWish(table.game, you.n + 1)
}

/** Sends what I wish, and what I have come to wish meanwhile: one choice after the other, so that they are in order. */
async function sendWish(game: string, n: number): Promise<void> {
  const sent = state.wish.value
  if (sent === null) return
  const answer = await ask({ action: 'commit', game, n, ...sent })
  const wish = state.wish.value
  const view = state.table.value?.view
  if (wish?.turn !== sent.turn) return // another decision's
  if (answer === null || answer.type === 'refused') state.wish.value = null // the notice says why
  else if (view?.turn === wish.turn && view.you?.choice !== wish.choice && wish.choice !== sent.choice) await sendWish(game, n + 1)
  else {
    state.wish.value = null
    const notCounted = view?.turn === wish.turn ? view.you?.choice !== wish.choice : sent.choice !== wish.choice
    if (notCounted) state.notice.value = view?.turn === wish.turn ? 'choice.elsewhere' : 'refused.turn_over'
  }
}

export const begin = () => simply('begin')
export const resign = () => simply('resign')
export const leave = () => simply('leave')

function simply(action: 'begin' | 'resign' | 'leave'): void {
  const table = ready()
  if (table) void ask({ action, game: table.game })
}

export function remove(seat: number): void {
  const table = ready()
  if (table) void ask({ action: 'remove', game: table.game, seat })
}

export function pickColour(colour: string): void {
  const table = ready()
  if (table) void ask({ action: 'pick_colour', game: table.game, colour })
}

/** Changes options. What is chosen while a change is on its way goes out with the next one. */
export async function setOptions(change: TableOptions): Promise<void> {
  const idle = Object.keys(state.wanted.value).length === 0
  state.wanted.value = { ...state.wanted.value, ...change }
  if (idle) await sendOptions(state.game.value)
}

async function sendOptions(game: string | null): Promise<void> {
  const sent = state.wanted.value
  const table = ready()
  if (table !== null) {
    const { preset, open_chests } = table.view
    await ask({ action: 'set_options', game: table.game, options: { preset, open_chests, ...sent } })
  }
  if (game !== state.game.value) return
  if (table !== null && sent !== state.wanted.value) await sendOptions(game)
  else state.wanted.value = {}
}

/** A code to type on another device: for the lobby (no seat), or for a seat. Null when there was none to be had. */
export async function issueCode(seat: number | null): Promise<CodeMessage | null> {
  const table = ready()
  const answer = table && (await ask({ action: 'issue_code', game: table.game, seat }))
  return answer?.type === 'code' ? answer : null
}

/** Leaves this device as the seat's only one. */
export function signOutOthers(): void {
  const table = ready()
  if (table) void ask({ action: 'sign_out', game: table.game })
}

function ready(): Table | null {
  state.notice.value = null
  return inStep.value ? state.table.value : null
}
