import type { Page } from './steps'
import type { Seen } from './wire'

/** What one explorer brought home from one cave. */
export interface Haul {
  rubies: number
  relics: readonly number[]
}

/** What the log says of one explorer, counted. */
export interface Account {
  /** A haul for each cave that was entered, the first one first. */
  caves: readonly Haul[]
  /** Times that a cave fell in with the explorer inside. */
  collapses: number
}

export const worthOf = ({ rubies, relics }: Haul) => relics.reduce((sum, worth) => sum + worth, rubies)

/** The accounts by seat. Amounts that the log hides count as none: it hides none once the game is over. */
export function accountsOf(pages: readonly Page[], seats: readonly number[]): ReadonlyMap<number, Account> {
  const caves = cavesOf(pages.flatMap(({ news }) => news))
  return new Map(seats.map((seat) => [seat, accountOf(seat, caves)]))
}

// One list for each cave: it begins where the explorers enter.
function cavesOf(log: readonly Seen[]): Seen[][] {
  const caves: Seen[][] = []
  for (const seen of log) {
    if (seen.type === 'expedition') caves.push([])
    caves.at(-1)?.push(seen)
  }
  return caves
}

const accountOf = (seat: number, caves: readonly (readonly Seen[])[]): Account => ({
  caves: caves.map((seen) => haulOf(seat, seen)),
  collapses: caves.flat().filter((seen) => seen.type === 'collapse' && seen.explorers.includes(seat)).length,
})

function haulOf(seat: number, cave: readonly Seen[]): Haul {
  for (const seen of cave) {
    if (seen.type === 'exit' && seen.explorers.includes(seat)) return { rubies: seen.banked ?? 0, relics: seen.worths }
    if (seen.type === 'left' && seen.seat === seat) return { rubies: seen.banked ?? 0, relics: [] }
  }
  return { rubies: 0, relics: [] }
}
