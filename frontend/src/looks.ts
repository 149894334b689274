/** How far this device has seen a table, and when it last looked, by its own clock. */
export interface Look {
  version: number
  at: number
}

type Looks = ReadonlyMap<string, Look>

const KEY = 'diamant.looks'
const MOST = 20 // tables, those last looked at

let inMemory: Looks = new Map()

/** When this device last looked at a table; null before the first time. */
export const lookAt = (game: string): Look | null => load().get(game) ?? null

export function keepLook(game: string, look: Look): void {
  const others = [...load()].filter(([other]) => other !== game)
  inMemory = new Map([[game, look] as const, ...others].slice(0, MOST))
  try {
    localStorage.setItem(KEY, JSON.stringify([...inMemory]))
  } catch {
    // Private windows and full disks: known for as long as the page lives.
  }
}

// Another tab may have written since.
function load(): Looks {
  try {
    return parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return inMemory
  }
}

/** Looks out of what was stored, also by another release. */
export const parse = (stored: unknown): Looks => new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])

function isEntry(entry: unknown): entry is [string, Look] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const { version, at } = Object(entry[1]) as Partial<Record<keyof Look, unknown>>
  return typeof version === 'number' && typeof at === 'number'
}
