import { computed, signal } from '@preact/signals'
import { drop, spoken } from './announce'
import type { LineState } from './line'
import { holdSeat } from './seats'
import type { Moment } from './moments/moments'
import type { PlainKey } from './text/t'
import type { Choice, GameView, Seen, TableOptions } from './wire'

/** A table as the server last described it. */
export interface Table {
  game: string
  version: number
  /** For those who sit in an open lobby. */
  invite: string | null
  /** How many devices my seat has; null without a seat. */
  devices: number | null
  view: GameView
}

/** What happened with one version; null where the table was found in it, and of what led to it nothing is known. */
export interface Told {
  version: number
  seen: readonly Seen[] | null
  /** What was seen before, if somebody looked on: its news may be on their way. */
  before?: GameView | undefined
}

/** A moment to be shown: the view before its message, and the table as its message describes it. */
export interface Playing {
  moment: Moment
  before: GameView
  table: Table
}

/** What I chose last, as long as the server has not answered it. */
export interface Wish {
  turn: string
  choice: Choice
}

/**
 * All that the page knows, beside the seats that the device keeps (`seats.ts`) and the address (`route.ts`).
 * Incoming messages change it in `receive.ts`, one function each; the player's own doings in `enter.ts` and `act.ts`.
 */
export const state = {
  /** The connection's state, see `line.ts`. */
  line: signal<LineState>('idle'),
  /** Whether the device says that it has no network. */
  offline: signal(false),
  /** The game that this page is about, whether or not anything is known of it yet. */
  game: signal<string | null>(null),
  table: signal<Table | null>(null),
  /** Whether the server has answered on this connection with how things stand. */
  told: signal(false),
  wish: signal<Wish | null>(null),
  /** Options that were sent and not yet answered. */
  wanted: signal<TableOptions>({}),
  /** The rules that the next table is opened with: those of the last one, where they are asked for. */
  rules: signal<Pick<GameView, 'preset' | 'open_chests'> | null>(null),
  /** What this page has witnessed, oldest first. */
  story: signal<readonly Told[]>([]),
  /** What is being shown, and what then, see `moments/queue.ts`. */
  moments: signal<readonly Playing[]>([]),
  /** Who still waits for rubies of the card being turned, see `moments/queue.ts`. */
  flying: signal<ReadonlySet<number> | null>(null),
  /** One sentence about what went wrong. */
  notice: signal<PlainKey | null>(null),
  /** Where no table can be shown: the sentence why. */
  dead: signal<PlainKey | null>(null),
}

/** What I chose last for a decision, if that is not yet answered. */
export const wishFor = (turn: string | null | undefined): Choice | null => {
  const wish = state.wish.value
  return wish?.turn === turn ? (wish?.choice ?? null) : null
}

/** Only now may buttons work. */
export const inStep = computed(() => state.line.value === 'live' && state.told.value)

/** Whether there is no connection, and not only a doubt or a moment's wait for the truth. */
export const lineLost = computed(() => !['live', 'doubted', 'idle'].includes(state.line.value))

/** What happened last; null where that is not known. */
export const latest = computed(() => state.story.value.at(-1)?.seen ?? null)

/** Before another table is shown. */
export function clearTable(game: string | null): void {
  state.game.value = game
  holdSeat(game)
  state.table.value = null
  state.told.value = false
  state.wish.value = null
  state.wanted.value = {}
  state.story.value = []
  state.moments.value = []
  state.flying.value = null
  spoken.value = []
  drop()
  state.notice.value = null
  state.dead.value = null
}
