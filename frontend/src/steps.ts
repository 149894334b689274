import type { Seen } from './wire'

/** What happened with one version; `at` is in the server's epoch milliseconds, null where only this page saw it. */
export interface Page {
  version: number
  at: number | null
  news: readonly Seen[]
}

/** What happens in one go: a card with what led to it, a homecoming, a barricade. */
export interface Step {
  key: string
  version: number
  at: number | null
  /** The cave in which it happened. */
  cave: number
  seen: readonly Seen[]
}

/** The log cut into steps, oldest first. */
export function stepsOf(pages: readonly Page[], cave = 0): Step[] {
  const steps: Step[] = []
  for (const { version, at, news } of pages) {
    for (const seen of news) {
      const last = steps.at(-1)
      if (seen.type === 'expedition') cave = seen.expedition
      if (last?.version === version && belongs(seen, last.seen.at(-1))) {
        steps[steps.length - 1] = { ...last, seen: [...last.seen, seen] }
      } else steps.push({ key: `${version}.${steps.length}`, version, at, cave, seen: [seen] })
    }
  }
  return steps
}

function belongs(seen: Seen, before: Seen | undefined): boolean {
  switch (seen.type) {
    case 'treasure':
    case 'trap':
    case 'relic':
    case 'collapse':
      return before?.type === 'expedition' || (before?.type === 'choices' && !Object.values(before.choices).includes('exit'))
    case 'exit':
      return before?.type === 'choices'
    case 'over':
      return before?.type === 'end'
    default:
      return false
  }
}

/** The one thing that a step is about. */
export const matterOf = ({ seen }: Step): Seen | undefined => seen.at(-1)
