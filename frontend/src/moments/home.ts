import type { Told } from '../state'
import type { CollapseSeen } from '../wire'

/** What each seat won, and lost where the cave collapsed over it; null if neither is known. */
export function outcome(
  home: ReadonlyMap<number, number> | null,
  collapse: CollapseSeen | null,
): ReadonlyMap<number, number> | null {
  if (collapse === null || collapse.lost === null) return home // a lid hides it
  const lost = 0 - collapse.lost // and not -0
  return new Map([...(home ?? []), ...collapse.explorers.map((seat): [number, number] => [seat, lost])])
}

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
