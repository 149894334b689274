import { isolate, listed, t } from '../text/t'
import type { ExitSeen, ExplorerView, GameView, Seen } from '../wire'
import type { Moment } from './moments'

export type Reveal = Extract<Moment, { kind: 'reveal' }>

const nameOf = (seat: number | undefined, crew: readonly ExplorerView[]) =>
  isolate(crew.find((one) => one.seat === seat)?.name ?? '')

/** What all the choices come to, in a few words. */
export function titleOf({ choices, exit }: Reveal, { explorers, you }: Pick<GameView, 'explorers' | 'you'>): string {
  const inside = Object.keys(choices.choices).map(Number)
  const leavers = exit?.explorers ?? []
  const name = nameOf(leavers[0] ?? inside[0], explorers)
  if (inside.length === 1) return t(exit ? 'reveal.back' : 'reveal.on', { name })
  if (exit === null) return t('reveal.none')
  if (leavers.length === inside.length) return t('reveal.all')
  if (leavers.length === 1) return leavers[0] === you?.seat ? t('reveal.only.you') : t('reveal.only', { name })
  return t(COUNTED[leavers.length - 2] ?? 'reveal.all')
}

const COUNTED = ['reveal.2', 'reveal.3', 'reveal.4', 'reveal.5', 'reveal.6', 'reveal.7'] as const

/** Why they get what they get: what lay on the path, what stays on it, and who is gone for good. */
export function reasonsOf({ exit, seen }: Reveal, { explorers, pool, relics_on_path: relics }: GameView): string[] {
  return [
    ...gone(seen, explorers),
    ...(exit === null ? (pool > 0 ? [t('reveal.waits', { pool })] : []) : shares(exit)),
    ...(exit === null || relics === 0 ? [] : [relicsOf(exit, relics)]),
  ]
}

const gone = (seen: readonly Seen[], crew: readonly ExplorerView[]) =>
  seen.flatMap((one) =>
    one.type === 'left' ? [t(one.removed ? 'tell.removed' : 'tell.left', { names: listed([crew.find(({ seat }) => seat === one.seat)?.name ?? '']) })] : [],
  )

function shares({ explorers, pool, share, left_over: left }: ExitSeen): string[] {
  if (pool === null || share === null) return []
  if (pool === 0) return [t('reveal.empty')]
  if (explorers.length === 1) return [t('reveal.whole', { pool })]
  if (share === 0) return [t('reveal.few', { pool })]
  return [t('tell.share', { pool, n: share }), ...(left ? [t('reveal.rest', { left })] : [])]
}

function relicsOf({ relics, worths }: ExitSeen, lay: number): string {
  const points = worths.reduce((sum, worth) => sum + worth, 0)
  if (relics.length === 0) return t('reveal.relics.stay', { n: lay })
  return t(relics.length === 1 ? 'reveal.relic.out' : 'reveal.relics.out', { points })
}

/** What comes next for me. */
export function outlook({ choices }: Reveal, { you, explorers }: GameView, closes: boolean): string {
  if (closes) return t('reveal.closes')
  const me = explorers.find(({ seat }) => seat === you?.seat)
  return me && choices.choices[me.seat] === 'continue' ? t('reveal.risk', { bag: me.bag }) : t('reveal.next')
}
