import type { Step } from './steps'
import type { ExitSeen, ExplorerView, GameView, Seen, SpotView, TrapView } from './wire'

/** How the table stood after a step. Where closed chests hide amounts, `lidded` says so and they count as none. */
export interface Scene {
  step: Step
  view: GameView
  lidded: boolean
}

type Stood = Omit<Scene, 'step'>

/**
 * How the table stood after each step of a whole log, shaped like the server's views so that the same parts show
 * it. Shares and worths were told; what lies where follows from the cards, as in `engine/evolve.py`, and the goldens hold
 * each step to the server's views. `now` is the newest view.
 */
export function scenesOf(steps: readonly Step[], now: GameView): Scene[] {
  let stood: Stood = { view: before(now), lidded: false }
  const scenes = steps.map((step) => {
    stood = step.seen.reduce(after, stood)
    return { step, ...stood }
  })
  return withNextRelic(scenes, now.next_relic)
}

const before = (now: GameView): GameView => ({
  ...now,
  stage: 'expeditions',
  expedition: 0,
  turn: null,
  explorers: now.explorers.map((one) => ({ ...one, where: 'camp', decided: false, bag: 0, chest: 0, relics: [], points: 0 })),
  ...emptied,
  traps: now.traps.map((kind) => ({ ...kind, on_path: 0, in_deck: kind.on_path + kind.in_deck + kind.gone, gone: 0, kills: false })),
  scores: {},
  winners: [],
  you: now.you && { ...now.you, choice: null, n: 0 },
})

const emptied = { path: [], pool: 0, relics_on_path: 0, deck_left: 0 } satisfies Partial<GameView>

function after(stood: Stood, seen: Seen): Stood {
  const { view, lidded } = stood
  switch (seen.type) {
    case 'expedition':
      return { view: entered(view, seen.expedition, seen.explorers, seen.deck), lidded: false }
    case 'treasure': {
      const { card, value, share, left_over: left } = seen
      const turned = withCard(view, { card, value, trap: null, rubies: left ?? 0, taken: false })
      const richer = change(turned, seen.explorers, (one) => ({ bag: one.bag + (share ?? 0) }))
      return { view: richer, lidded: lidded || share === null }
    }
    case 'trap':
      return { view: withTrap(view, seen.card, seen.trap), lidded }
    case 'relic':
      return { view: withCard(view, { card: seen.card, value: null, trap: null, rubies: 0, taken: false }), lidded }
    case 'collapse':
      return { view: change(withTrap(view, seen.card, seen.trap), seen.explorers, () => inCamp), lidded }
    case 'exit':
      return { view: exited(view, seen), lidded }
    case 'left':
      return { view: change(view, [seen.seat], (one) => ({ ...home(one, seen.banked), where: 'left' })), lidded }
    case 'end':
      return { view: closed(view, seen.trap_gone), lidded }
    case 'over':
      return { view: { ...view, stage: 'over', scores: seen.scores, winners: seen.winners }, lidded }
    case 'choices':
    case 'rekey':
      return stood
  }
}

const inCamp = { where: 'camp', bag: 0 } as const

const change = (view: GameView, seats: readonly number[], how: (one: ExplorerView) => Partial<ExplorerView>): GameView => ({
  ...view,
  explorers: view.explorers.map((one) => (seats.includes(one.seat) ? { ...one, ...how(one) } : one)),
})

const home = ({ chest, points }: ExplorerView, banked: number | null, worths: readonly number[] = []) => ({
  ...inCamp,
  chest: plus(chest, banked),
  points: worths.reduce(plus, plus(points, banked)),
})

const plus = (some: number | null, more: number | null) => (some === null || more === null ? null : some + more)

function entered(view: GameView, expedition: number, seats: readonly number[], deck: number): GameView {
  const inside = change({ ...view, ...emptied, expedition, deck_left: deck }, seats, () => ({ where: 'cave', bag: 0 }))
  return { ...inside, traps: view.traps.map(cleared) }
}

const cleared = (kind: TrapView): TrapView => ({ ...kind, on_path: 0, in_deck: kind.in_deck + kind.on_path, kills: false })

const withCard = (view: GameView, spot: SpotView): GameView => laid({ ...view, deck_left: view.deck_left - 1 }, [...view.path, spot])

const laid = (view: GameView, path: SpotView[]): GameView => ({
  ...view,
  path,
  pool: path.reduce((sum, { rubies }) => sum + rubies, 0),
  relics_on_path: path.filter((spot) => isRelic(spot) && !spot.taken).length,
})

const isRelic = ({ value, trap }: SpotView) => value === null && trap === null

function withTrap(view: GameView, card: string, trap: string): GameView {
  const traps = view.traps.map((kind) =>
    kind.trap === trap ? { ...kind, on_path: kind.on_path + 1, in_deck: kind.in_deck - 1, kills: true } : kind,
  )
  return withCard({ ...view, traps }, { card, value: null, trap, rubies: 0, taken: false })
}

// What was left over lies on the newest treasure, as in the server's views.
function exited(view: GameView, { explorers, banked, left_over: left, relics, worths }: ExitSeen): GameView {
  const newest = view.path.findLast(({ value }) => value !== null)
  const path = view.path.map((spot) => ({
    ...spot,
    rubies: spot === newest ? (left ?? 0) : 0,
    taken: spot.taken || relics.includes(spot.card),
  }))
  return change(laid(view, path), explorers, (one) => ({ ...home(one, banked, worths), relics: [...one.relics, ...worths] }))
}

function closed(view: GameView, trapGone: string | null): GameView {
  const kindGone = view.path.find(({ card }) => card === trapGone)?.trap
  const traps = view.traps
    .map(cleared)
    .map((kind) => (kind.trap === kindGone ? { ...kind, in_deck: kind.in_deck - 1, gone: kind.gone + 1 } : kind))
  const still = view.explorers.filter(({ where }) => where === 'cave').map(({ seat }) => seat)
  return change({ ...view, ...emptied, traps }, still, () => inCamp)
}

// What a relic is worth is told when the next one is carried out.
function withNextRelic(scenes: readonly Scene[], now: number | null): Scene[] {
  const worths = scenes.map(({ step }) => step.seen.flatMap((seen) => (seen.type === 'exit' ? seen.worths : []))[0])
  return scenes.map((scene, at) => {
    const next = worths.slice(at + 1).find((worth) => worth !== undefined) ?? now
    return { ...scene, view: { ...scene.view, next_relic: next } }
  })
}
