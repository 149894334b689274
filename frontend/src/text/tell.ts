import type { ChoicesSeen, ExplorerView, ExitSeen, EndSeen, CollapseSeen, Seen, TreasureSeen } from '../wire'
import { hasText, listed, t, type TextKey } from './t'

export type Crew = readonly Pick<ExplorerView, 'seat' | 'name'>[]

/** What happened, one whole sentence after the other. */
export function tell(seen: readonly Seen[], crew: Crew): string[] {
  const choices = seen.find((one) => one.type === 'choices')?.choices ?? {}
  return seen.flatMap((one) => sentences(one, crew, Object.keys(choices).length))
}

function sentences(seen: Seen, crew: Crew, inside: number): string[] {
  switch (seen.type) {
    case 'expedition':
      return [t('tell.expedition', { n: seen.expedition })]
    case 'treasure':
      return [treasure(seen)]
    case 'trap':
      return [ofTrap('met', seen.trap)]
    case 'relic':
      return [t('tell.relic')]
    case 'collapse':
      return [ofTrap('second', seen.trap), ...loss(seen, crew)]
    case 'choices':
      return onward(seen, crew)
    case 'exit':
      return exit(seen, crew, inside)
    case 'left':
      return [t(seen.removed ? 'tell.removed' : 'tell.left', { names: named([seen.seat], crew) })]
    case 'rekey':
      return [t('tell.rekey', { names: named([seen.seat], crew) })]
    case 'end':
      return end(seen)
    case 'over':
      return [over(seen.winners, crew)]
  }
}

export const named = (seats: readonly number[], crew: Crew) =>
  listed(crew.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name))

/** What a kind of trap is called; the word that is drawn may be shorter. */
export const nameOfTrap = (kind: string) => (kind === 'ram' ? t('name.ram') : ofTrap('trap', kind))

/** The text of a kind of trap; a kind that this page is too old to know keeps its own word. */
export function ofTrap(about: 'trap' | 'met' | 'second', kind: string): string {
  const key = `${about}.${kind}`
  return isKey(key) ? t(key) : kind
}

type TrapKey = Extract<TextKey, `trap.${string}` | `met.${string}` | `second.${string}`>
const isKey = (key: string): key is TrapKey => hasText(key)

function onward({ choices }: ChoicesSeen, crew: Crew): string[] {
  if (Object.values(choices).includes('exit')) return []
  const inside = Object.keys(choices).map(Number)
  return [inside.length === 1 ? t('tell.deeper', { names: named(inside, crew) }) : t('tell.allon')]
}

function treasure({ value, share, left_over: left }: TreasureSeen): string {
  if (share === null || left === null) return t('tell.treasure.hidden', { value })
  if (share === 0) return t('tell.treasure.few', { value })
  return left === 0 ? t('tell.treasure.even', { value, share }) : t('tell.treasure', { value, share, n: left })
}

function loss({ explorers, lost }: CollapseSeen, crew: Crew): string[] {
  if (lost === null || lost === 0) return []
  const one = explorers.length === 1
  return [one ? t('tell.lost.one', { n: lost, names: named(explorers, crew) }) : t('tell.lost.many', { n: lost })]
}

function exit({ explorers, pool, share, banked, relics }: ExitSeen, crew: Crew, inside: number): string[] {
  const names = named(explorers, crew)
  const shared = share !== null && pool !== null && share > 0 && explorers.length > 1
  return [
    ...(shared ? [t('tell.share', { n: share, pool })] : []),
    home(names, explorers.length, inside, banked === 0 && relics.length > 0 ? null : banked),
    ...(relics.length > 0 ? [t('tell.exit.relics', { n: relics.length, names })] : []),
  ]
}

function home(names: string, leavers: number, inside: number, banked: number | null): string {
  if (banked === null) return t('tell.exit.hidden', { n: leavers, names })
  if (banked === 0) return t('tell.exit.empty', { n: leavers, names })
  if (leavers === 1) return t('tell.exit.one', { n: banked, names })
  return leavers === inside ? t('tell.exit.all', { n: banked }) : t('tell.exit.many', { n: banked, names })
}

function end({ expedition, returned, relics_lost: relics }: EndSeen): string[] {
  return [
    t('tell.end', { n: expedition }),
    ...(returned === null || returned === 0 ? [] : [t('tell.end.returned', { n: returned })]),
    ...(relics.length === 0 ? [] : [t('tell.end.relics', { n: relics.length })]),
  ]
}

function over(winners: readonly number[], crew: Crew): string {
  if (winners.length === 0) return t('tell.over.none')
  return t(winners.length === 1 ? 'tell.over.one' : 'tell.over.many', { names: named(winners, crew) })
}
