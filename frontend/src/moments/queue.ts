import { computed } from '@preact/signals'
import { announce } from '../announce'
import { state, type Playing, type Table } from '../state'
import { tell } from '../text/tell'
import type { GameView, RelicSeen, Seen, TrapSeen, TrapView, TreasureSeen } from '../wire'
import { momentsOf } from './moments'

/*
 * What happens is shown moment by moment, and `state.table` is ahead of what is shown: it stays the truth. A screen
 * that lies under a moment takes `shown`, which lags behind until the moment has told what changed. A moment ends by
 * itself (`next`), only the end of an expedition waits for a tap. Whoever falls behind by more than one message, or
 * does not look, is not made to watch: all but the last message passes unseen, though not unheard.
 */

export const playing = computed(() => state.moments.value[0] ?? null)

/** The explorers to whom the rubies of the card being turned are still on their way; null before it lies. */
export const { flying } = state

/** The table as far as it may be seen by now. */
export const shown = computed<Table | null>(() => {
  const now = playing.value
  if (now === null) return state.table.value
  const overtaken = state.moments.value.some(({ table }) => table.version !== now.table.version)
  const table = overtaken ? now.table : (state.table.value ?? now.table)
  const turn = state.moments.value.find((one) => one.moment.kind === 'turn' && one.table.version === now.table.version)
  return turn?.moment.kind === 'turn' ? { ...table, view: lagging(table.view, turn.moment.card) } : table
})

// What the card being turned has not yet done: threaten, pay, and keep the rest.
function lagging(view: GameView, card: TreasureSeen | TrapSeen | RelicSeen): GameView {
  const lies = flying.value !== null
  if (card.type === 'treasure') {
    return unpaid(view, flying.value ?? new Set(card.explorers), card.share ?? 0, lies ? 0 : (card.left_over ?? 0))
  }
  if (lies) return view
  if (card.type === 'relic') return { ...view, relics_on_path: view.relics_on_path - 1 }
  const unmet = (trap: TrapView) => (trap.trap === card.trap ? { ...trap, on_path: 0, in_deck: trap.in_deck + 1, kills: false } : trap)
  return { ...view, traps: view.traps.map(unmet) }
}

// The view before the rubies of the newest card came to these seats and the rest came to lie on it.
const unpaid = (view: GameView, seats: ReadonlySet<number>, share: number, left: number): GameView => ({
  ...view,
  pool: view.pool - left,
  path: view.path.map((spot, at) => (at === view.path.length - 1 ? { ...spot, rubies: spot.rubies - left } : spot)),
  explorers: view.explorers.map((one) => (seats.has(one.seat) ? { ...one, bag: one.bag - share } : one)),
})

/** Takes what happened with a version, as one who was there. */
export function witness(before: GameView, table: Table, seen: readonly Seen[]): void {
  const crew = table.view.explorers
  const moments = momentsOf(seen).map((moment): Playing => ({ moment, before, table }))
  const waiting = state.moments.value
  const behind = waiting.some((one) => one.table.version !== waiting[0]?.table.version)
  if (behind) pass(waiting.length)
  if (moments.length === 0) announce(tell(seen, crew))
  state.moments.value = [...state.moments.value, ...moments]
  if (document.hidden) lookAway()
}

/** Nobody looks: only what waits for a tap is kept, and that until the next decision has been made. */
export function lookAway(): void {
  const all = state.moments.value
  all.forEach(toldOf)
  flying.value = null
  state.moments.value = all.filter(({ moment, table }) => moment.kind === 'end' && table.view.turn === state.table.value?.view.turn)
}

/** The moment being played is over. */
export const next = () => pass(1)

function pass(n: number): void {
  state.moments.value.slice(0, n).forEach(toldOf)
  flying.value = null
  state.moments.value = state.moments.value.slice(n)
}

const told = new WeakSet<Playing>()

/** Says what a moment is about, once: as soon as it may be seen. */
export function toldOf(one: Playing): void {
  if (told.has(one)) return
  told.add(one)
  announce(tell(one.moment.seen, one.table.view.explorers))
}
