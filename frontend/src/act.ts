import { busy } from './busy'
import { inStep, state, wishFor, type Table } from './state'
import { ask } from './talk'
import type { Choice, CodeMessage, TableOptions } from './wire'

/** What a player does at a table: each becomes a command. What comes of it, `receive.ts` shows. */

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
