import type { Told } from '../state'

/** What each seat brought home in the expedition that ended with `version`; null if this page did not see all of it. */
export function broughtHome(story: readonly Told[], version: number): ReadonlyMap<number, number> | null {
  const home = new Map<number, number>()
  const bank = (seats: readonly number[], rubies: number) =>
    seats.forEach((seat) => home.set(seat, (home.get(seat) ?? 0) + rubies))
  const until = story.findIndex((told) => told.seen !== null && told.version === version)
  for (const { version: then, seen } of story.slice(0, until + 1).reverse()) {
    if (seen === null) return null
    const end = seen.findLastIndex(({ type }) => type === 'end')
    const part = then === version ? seen.slice(0, end + 1) : seen
    for (const one of [...part].reverse()) {
      if (one.type === 'expedition') return home
      if (one.type !== 'exit' && one.type !== 'left') continue
      if (one.banked === null) return null // a lid hides it
      bank(one.type === 'exit' ? one.explorers : [one.seat], one.banked)
    }
  }
  return null
}
