import { effect, signal, untracked } from '@preact/signals'
import { announce } from './announce'
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

const shown = signal(true)
let looking: string | null = null

/** Notes how far each table was seen, and what was missed when somebody looks again. */
export function watchAbsence(): void {
  const look = () => {
    shown.value = !document.hidden
  }
  look()
  document.addEventListener('visibilitychange', look)
  effect(() => {
    const table = inStep.value && shown.value ? state.table.value : null
    untracked(() => seen(table))
  })
}

/** Somebody looks at a table as it now stands, or at none. */
export function seen(table: Table | null, now = Date.now()): void {
  const back = table !== null && looking !== table.game
  looking = table?.game ?? null
  if (table === null) return
  const before = lookAt(table.game)
  keepLook(table.game, { version: table.version, at: now })
  if (back && before !== null && table.version > before.version && !isKnown(table, before)) void recall(table, before)
}

// A lobby says how it is. A single thing that happened behind a page that was open is told there as what happened last.
const isKnown = ({ version, view }: Table, before: Look) =>
  view.stage === 'lobby' ||
  (version === before.version + 1 && state.story.value.some((one) => one.version === version && one.seen !== null))

async function recall({ game, view }: Table, { version, at }: Look): Promise<void> {
  await readLog()
  const missed = pages.value.filter((page) => page.version > version)
  if (state.game.value !== game || missed.length === 0) return
  absence.value = { game, since: at, turn: view.turn, pages: missed }
  announce(gist(missed, view.explorers))
}
