import { matterOf, stepsOf, type Page, type Step } from './steps'
import { tell, type Crew } from './text/tell'
import type { Seen } from './wire'

const MOST = 4 // sentences

// What one asks about first on coming back. A card on the path can be seen there.
const WEIGHT: Readonly<Record<Seen['type'], number>> = {
  over: 6, collapse: 5, exit: 4, left: 4, end: 3, rekey: 3, expedition: 2, relic: 1, trap: 1, treasure: 1, choices: 0,
} // prettier-ignore

const weightOf = (step: Step) => WEIGHT[matterOf(step)?.type ?? 'choices']

/** What happened in a few sentences, the most important first, and of that the newest. */
export function gist(pages: readonly Page[], crew: Crew): string[] {
  const newest = stepsOf(pages).reverse()
  const told = newest.sort((one, other) => weightOf(other) - weightOf(one)).map((step) => tell(core(step), crew))
  const chosen: string[] = []
  for (const sentences of told) {
    if (chosen.length > 0 && chosen.length + sentences.length > MOST) break
    chosen.push(...sentences)
  }
  return chosen.slice(0, MOST)
}

// What led to it, and how the path was shared, stands in the history; out of its place, "everyone" would be unclear.
const core = ({ seen }: Step): Seen[] =>
  seen.filter(({ type }) => type !== 'choices').map((one) => (one.type === 'exit' ? { ...one, pool: null } : one))
