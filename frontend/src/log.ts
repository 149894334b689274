import { computed, signal } from '@preact/signals'
import { state, type Told } from './state'
import type { Page } from './steps'
import { ask } from './talk'
import { tellable } from './tellable'
import type { Entry, GameView } from './wire'

/** The server's log of a game, as far as it was read. */
interface Kept {
  entries: readonly Entry[]
  /** Which amounts closed chests hid when it was read. */
  lids: string
  /** The table's version by then. */
  until: number
}

const kept = signal<ReadonlyMap<string, Kept>>(new Map())
const failed = signal(false)
const reading = new Map<string, Promise<boolean>>()

/** What is known of this table's game, oldest first: the server's log, and what only this page has seen so far. */
export const pages = computed(() => merged(kept.value.get(state.game.value ?? '')?.entries ?? [], state.story.value))

/** Whether everything is known that may be, from the beginning on; otherwise whether reading it has failed. */
export const isWhole = computed(() => {
  const table = state.table.value
  const log = kept.value.get(state.game.value ?? '')
  const isMissing = ({ version, seen }: Told) => seen === null && version > (log?.until ?? 0)
  return table !== null && log?.lids === lidsOf(table.view) && !state.story.value.some(isMissing)
})
export const couldNotRead = computed(() => failed.value && !isWhole.value)

/** Reads on where the last reading ended; resolves with whether everything is there. */
export function readLog(): Promise<boolean> {
  const { table } = state
  if (table.value === null) return Promise.resolve(false)
  const { game, view, version } = table.value
  const under = reading.get(game)
  if (under !== undefined) return under
  const run = readOn(game, lidsOf(view), version).finally(() => reading.delete(game))
  reading.set(game, run)
  return run
}

// Under closed chests the amounts of past expeditions are hidden, and shown when the game is over (rule 7.3).
const lidsOf = ({ open_chests: open, stage, expedition }: GameView) => (open || stage === 'over' ? 'open' : `closed ${expedition}`)

async function readOn(game: string, lids: string, until: number): Promise<boolean> {
  const before = kept.value.get(game)
  let entries = before?.lids === lids ? before.entries : []
  for (let more = true; more; ) {
    const answer = await ask({ action: 'log', game, since: entries.at(-1)?.version ?? 0 })
    failed.value = answer?.type !== 'log'
    if (answer?.type !== 'log') return false
    entries = [...entries, ...answer.entries.map((entry) => ({ ...entry, news: tellable(entry.news) }))]
    more = answer.more && answer.entries.length > 0
  }
  kept.value = new Map([...kept.value, [game, { entries, lids, until }]])
  return true
}

/** What the server's log does not have yet comes after it. */
export function merged(entries: readonly Entry[], story: readonly Told[]): Page[] {
  const last = entries.at(-1)?.version ?? 0
  const witnessed = story.flatMap(({ version, seen }) => (seen !== null && version > last ? [{ version, at: null, news: seen }] : []))
  return [...entries, ...witnessed].filter(({ news }) => news.length > 0)
}
