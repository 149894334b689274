import { signal } from '@preact/signals'
import type { Line } from './line'
import { route } from './route'
import { seats, type Seat } from './seats'
import { ask } from './talk'
import type { Key, Summary, Tables } from './wire'

/** How the tables of this device stand, as the server last said it; null where there is no such seat any more. */
export const standings = signal<ReadonlyMap<string, Summary | null>>(new Map())

const MOST = 20 // tables in one question

/** The tables at which this device sits: those that wait for me first, then the newest, and last those that are no more. */
export function myTables(): readonly (readonly [string, Seat])[] {
  const mine = [...seats.value].filter(([, seat]) => seat.taken)
  const rank = ([game]: readonly [string, Seat]) => {
    const standing = standings.value.get(game)
    return standing === null ? 2 : standing?.waits ? 0 : 1
  }
  return mine.sort((one, other) => rank(one) - rank(other))
}

let looks = 0

/** Asks once how my tables stand, where they are listed. The connection is there for nothing else, so it goes with the answer. */
export async function lookAround(line: Line): Promise<void> {
  const keys: Key[] = [...seats.value].flatMap(([game, { secret, taken }]) => (taken ? [{ game, secret }] : []))
  if (keys.length === 0 || route.value.screen !== 'start' || line.state !== 'idle') return
  looks += 1
  const look = looks
  line.want()
  const answer = await ask({ action: 'tables', keys: keys.slice(0, MOST) as Tables['keys'] })
  if (answer?.type === 'tables') {
    standings.value = new Map(keys.slice(0, MOST).map(({ game }, at) => [game, answer.tables[at] ?? null]))
  }
  if (look === looks && route.value.screen === 'start') line.drop()
}

const PAUSE = 60_000 // milliseconds between two looks while the list is read

/** Whoever comes back to the list sees it as it is now, and whoever keeps looking sees it change. */
export function watchReturns(line: Line): void {
  let again = 0
  const look = () => {
    clearTimeout(again)
    if (document.hidden) return
    again = setTimeout(look, PAUSE)
    void lookAround(line)
  }
  again = setTimeout(look, PAUSE)
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', ({ persisted }) => persisted && look())
}
