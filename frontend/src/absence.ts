import { effect, signal, untracked } from '@preact/signals'
import { announce, drop } from './announce'
import { gist } from './gist'
import { pages, readLog } from './log'
import { keepLook, lookAt, type Look } from './looks'
import { inStep, state, type Table } from './state'
import type { Page } from './steps'

/** What happened at a table while this device did not look. */
export interface Absence {
  game: string
  /** When it began, by this device's clock. */
  since: number
  /** The decision that it ended in. What happens after that, the page sees for itself. */
  turn: string | null
  pages: readonly Page[]
}

export const absence = signal<Absence | null>(null)

/** Whether the page can be seen. */
export const isShown = signal(true)
/** Whether what was missed is still being read: nothing that came of it is told before. */
export const isRecalling = signal(false)

let looking: { game: string; look: Look } | null = null
let wasHidden = false

/** Notes how far each table was seen, and what was missed when somebody looks again. */
export function watchAbsence(): void {
  const look = () => {
    isShown.value = !document.hidden
    wasHidden ||= document.hidden
  }
  look()
  document.addEventListener('visibilitychange', look)
  effect(() => {
    const table = inStep.value && isShown.value ? state.table.value : null
    untracked(() => seen(table))
  })
}

/** Somebody looks at a table as it now stands, or at none. */
export function seen(table: Table | null, now = Date.now()): void {
  const last = looking
  looking = table && { game: table.game, look: { version: table.version, at: now } }
  if (table === null || looking === null) return
  const before = last?.game !== table.game ? lookAt(table.game) : isAhead(table) ? last.look : null
  keepLook(table.game, looking.look)
  if (before !== null && table.version > before.version && !isKnown(table, before)) {
    if (wasHidden) drop() // of what was said behind the page, the log tells all
    void recall(table, before)
  }
  wasHidden = false
}

const toldOf = (version: number) => state.story.value.filter((one) => one.version === version)

// Whether it came before open eyes, but without a word of what led to it, and is still without.
const isAhead = ({ version }: Table) => toldOf(version).some(({ before }) => before) && toldOf(version).every(({ seen }) => !seen)

// A lobby says how it is. A single thing that happened behind a page that was open is told there as what happened last.
const isKnown = ({ version, view }: Table, before: Look) =>
  view.stage === 'lobby' || (version === before.version + 1 && toldOf(version).some(({ seen }) => seen))

async function recall(table: Table, { version, at }: Look): Promise<void> {
  const ahead = isAhead(table)
  isRecalling.value = true
  await readLog()
  isRecalling.value = false
  const { game, view } = table
  // What happened since, and what came late but has been witnessed, the page has told.
  const until = ahead && !isAhead(table) ? table.version - 1 : table.version
  const missed = pages.value.filter((page) => page.version > version && page.version <= until)
  if (state.game.value !== game || missed.length === 0) return
  absence.value = { game, since: at, turn: view.turn, pages: missed }
  announce(gist(missed, view.explorers))
}
