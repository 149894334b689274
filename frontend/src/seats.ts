import { signal } from '@preact/signals'
import { onStored } from './stored'

/**
 * The seats that this device holds, by game: the only place where their keys are.
 *
 * `commitment` is what the server showed before it was given `nonce`; `taken` turns true when a view has
 * confirmed the seat, so that a join whose answer was lost can be told from one that never was. A seat that
 * was moved here has no `nonce`, and the `commitment` that was shown at the move.
 */
export interface Seat {
  secret: string
  nonce: string
  commitment: string
  invite: string
  name: string
  /** Who else sat there when the table was last seen. */
  others: readonly string[]
  taken: boolean
  at: number
}

const KEY = 'diamant.seats'

/** What the start page lists, newest first. */
export const seats = signal<ReadonlyMap<string, Seat>>(new Map())

/** My seat at the table that this page shows. Another tab may forget it; here it lives as long as the table is shown. */
let held: { game: string | null; seat: Seat | undefined } = { game: null, seat: undefined }

export const seatAt = (game: string) => seats.value.get(game) ?? (game === held.game ? held.seat : undefined)

/** From now on this page shows this table, or none. */
export function holdSeat(game: string | null): void {
  held = { game, seat: game === null ? undefined : seatAt(game) }
}

/** Reads the device's storage; where it throws, seats live as long as the page. */
export function loadSeats(): void {
  const stored = read()
  if (stored !== null) seats.value = parse(stored)
}

export const watchSeats = () => onStored(KEY, loadSeats)

export function keepSeat(game: string, seat: Seat): void {
  if (game === held.game) held = { game, seat }
  loadSeats() // another tab may have written since
  seats.value = new Map([[game, seat], ...[...seats.value].filter(([other]) => other !== game)])
  write()
}

export function forgetSeat(game: string): void {
  if (game === held.game) held = { game, seat: undefined }
  loadSeats()
  seats.value = new Map([...seats.value].filter(([other]) => other !== game))
  write()
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seats.value]))
  } catch {
    // Private windows and full disks: the seat is kept in memory.
  }
}

function parse(stored: string): ReadonlyMap<string, Seat> {
  try {
    const entries: unknown = JSON.parse(stored)
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

function isEntry(entry: unknown): entry is [string, Seat] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const seat: unknown = entry[1]
  if (typeof seat !== 'object' || seat === null) return false
  const { secret, nonce, commitment, invite, name, others, taken, at } = seat as Partial<Record<keyof Seat, unknown>>
  if (!Array.isArray(others)) return false
  const texts = [secret, nonce, commitment, invite, name, ...others].every((text) => typeof text === 'string')
  return texts && typeof taken === 'boolean' && typeof at === 'number'
}
