import type { ChoicesSeen, CollapseSeen, EndSeen, ExitSeen, GameOverSeen, RelicSeen, Seen, TrapSeen, TreasureSeen } from '../wire'

/** Something worth looking at. `seen` is all that it tells, with what nobody needs to see and happened just before. */
export type Moment = { seen: readonly Seen[] } & (
  | { kind: 'reveal'; choices: ChoicesSeen; exit: ExitSeen | null }
  | { kind: 'turn'; card: TreasureSeen | TrapSeen | RelicSeen }
  | { kind: 'collapse'; collapse: CollapseSeen }
  | { kind: 'end'; end: EndSeen; collapse: CollapseSeen | null }
  | { kind: 'count'; over: GameOverSeen }
)

/**
 * The moments of what happened with one version, in order. Each thing that happened is in exactly one of them, unless
 * there is none. Of several decisions in one version the last is shown: those before it are told with it.
 */
export function momentsOf(seen: readonly Seen[]): Moment[] {
  const moments: Moment[] = []
  let untold: Seen[] = []
  const last = seen.findLastIndex(({ type }) => type === 'choices')
  seen.forEach((one, at) => {
    untold.push(one)
    const moment = at < last ? null : momentOf(one, seen.slice(0, at), seen[at + 1], untold)
    if (moment === null) return
    moments.push(moment)
    untold = []
  })
  const final = moments.at(-1)
  return final && untold.length > 0 ? [...moments.slice(0, -1), { ...final, seen: [...final.seen, ...untold] }] : moments
}

function momentOf(one: Seen, before: readonly Seen[], after: Seen | undefined, seen: readonly Seen[]): Moment | null {
  switch (one.type) {
    case 'choices':
      return after?.type === 'exit' ? null : { kind: 'reveal', seen, choices: one, exit: null }
    case 'exit': {
      const choices = seen.find(({ type }) => type === 'choices')
      return choices?.type === 'choices' ? { kind: 'reveal', seen, choices, exit: one } : null
    }
    case 'treasure':
    case 'trap':
    case 'relic':
      return { kind: 'turn', seen, card: one }
    case 'collapse':
      return { kind: 'collapse', seen, collapse: one }
    case 'end': {
      const fatal = before.at(-1)
      return { kind: 'end', seen, end: one, collapse: fatal?.type === 'collapse' ? fatal : null }
    }
    case 'over':
      return { kind: 'count', seen, over: one }
    case 'expedition':
    case 'left':
    case 'rekey':
      return null
  }
}
