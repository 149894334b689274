import type { Playing } from '../state'
import type { TreasureSeen } from '../wire'
import { CUT, SLAM, THROW, type Film } from './film'
import { flying, toldOf } from './queue'
import { sound } from './sound'

const EDGE = 320
const TURN = 640
const BURST = TURN + 60
const FLY = TURN + 420
const FLIGHT = 620
const APART = 60

/** The card lifts off the deck, turns over its edge and is put down hard; then what it brings. */
export function shootTurn(film: Film, layer: HTMLElement, playing: Playing): void {
  const { moment } = playing
  const card = moment.kind === 'turn' ? document.querySelector<HTMLElement>(`[data-card="${CSS.escape(moment.card.card)}"]`) : null
  if (moment.kind !== 'turn' || !card) {
    toldOf(playing)
    return
  }
  const { card: turned } = moment
  const lane = card.closest('.lane')
  if (lane) lane.scrollLeft = lane.scrollWidth
  film.passing(TURN, () => sound('stone'))
  film.cue(TURN, () => {
    flying.value = new Set(turned.type === 'treasure' ? turned.explorers : [])
    toldOf(playing)
  })
  if (turned.type === 'treasure') shootGems(film, layer, card, turned, playing.table.view.you?.seat)
  else if (turned.type === 'trap') shootThreat(film, layer, playing.table.view.traps.findIndex(({ trap }) => trap === turned.trap))
  else shootGleam(film, card)
  shootCard(film, layer, card)
}

/** Its back flies from the deck and turns on edge; from there on it is the card itself, that falls into its place. */
function shootCard(film: Film, layer: HTMLElement, card: HTMLElement): void {
  const to = middle(card)
  const deck = document.querySelector('.deck .i')
  const from = deck ? middle(deck) : to
  const small = (deck?.clientWidth ?? card.offsetWidth) / card.offsetWidth
  const [x, y] = [from.x - to.x, from.y - to.y]
  const high = `${SIGHT} translate(${x * 0.4}px, ${y * 0.4 - 26}px) scale(${(1 + small) / 2 + 0.1})`
  const back = layer.querySelector<HTMLElement>('.back2')
  if (back) {
    Object.assign(back.style, { left: `${to.x - card.offsetWidth / 2}px`, top: `${to.y - card.offsetHeight / 2}px`, width: `${card.offsetWidth}px`, height: `${card.offsetHeight}px` })
  }
  film.run(
    back,
    [{ transform: `${SIGHT} translate(${x}px, ${y}px) scale(${small}) rotateY(0deg)`, opacity: 1 }, { transform: `${high} rotateY(-90deg) rotate(3deg)`, opacity: 1 }],
    { duration: EDGE, easing: 'cubic-bezier(.5, 0, .8, .6)', fill: 'none' },
  )
  film.run(card, [{ opacity: 0 }, { opacity: 0 }], { duration: EDGE })
  film.run(
    card,
    [{ transform: `${high} rotateY(90deg) rotate(3deg)`, easing: CUT }, { transform: `${SIGHT} translate(0, -8px) scale(1.12) rotateY(0deg)`, offset: 0.64, easing: SLAM }],
    { at: EDGE, duration: TURN - EDGE, fill: 'none' },
  )
  film.run(document.querySelector('.since'), [{ opacity: 0 }, { opacity: 0 }], { duration: TURN })
  film.run(document.querySelector('.scene .glow'), LIGHT, { duration: TURN * 1.5, easing: 'steps(9)' })
}

const SIGHT = 'perspective(700px)'

const LIGHT: Keyframe[] = [
  { transform: 'scale(.8)', opacity: 0.5 },
  { transform: 'scale(.8)', opacity: 0.5, offset: 0.62 },
  { transform: 'scale(1.12)', opacity: 1, offset: 0.8 },
  { transform: 'none', opacity: 1 },
]

interface Spot {
  x: number
  y: number
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** How many stones fly to each one: more would be a swarm, not a handful. */
export const handful = (share: number | null, explorers: readonly number[]) => Math.min(share ?? 0, explorers.length > 4 ? 2 : 3)

/** The rubies burst out of the card, and each explorer's share flies to them. */
function shootGems(film: Film, layer: HTMLElement, card: HTMLElement, { explorers, share }: TreasureSeen, mine: number | undefined): void {
  const gems = [...layer.querySelectorAll<HTMLElement>('.gem')]
  const each = handful(share, explorers)
  // All that is measured is measured before anything is animated, so that the page is laid out once.
  const from = middle(card)
  const homes = explorers.flatMap((seat) => {
    const home = document.querySelector(seat === mine ? '.hold.bag' : `li[data-seat="${seat}"]`)
    return home ? [{ seat, home, at: middle(home) }] : []
  })
  film.run(card.querySelector('.left'), [{ opacity: 0, transform: 'translateY(-14px)' }, { opacity: 1, transform: 'none' }], { at: FLY, duration: 240, easing: SLAM })
  homes.forEach(({ seat, home, at }, nth) => {
    const start = FLY + nth * APART
    gems.slice(nth * each, (nth + 1) * each).forEach((gem, which) => {
      const n = nth * each + which
      const burst = { x: from.x + spread(n, 13), y: from.y + spread(nth + which * 5, 9) + 14 }
      film.run(gem, bursting(from, burst), { at: BURST + n * 12, duration: 240, easing: CUT, fill: 'both' })
      film.run(gem, arc(burst, at), { at: start + which * 30, duration: FLIGHT, easing: THROW, fill: 'forwards' })
    })
    film.cue(start + FLIGHT, () => arrive(seat))
    if (each > 0) film.passing(start + FLIGHT, () => sound('gem'))
    film.run(home, BUMP, { at: start + FLIGHT, duration: 200, easing: 'steps(4)', fill: 'none' })
  })
}

function arrive(seat: number): void {
  const rest = new Set(flying.value)
  rest.delete(seat)
  flying.value = rest
}

// Scattered, but the same way on every phone.
const spread = (n: number, by: number) => (((n * 7) % 9) - 4) * by * 0.5

const bursting = (from: Spot, to: Spot): Keyframe[] => [
  { transform: `translate(${from.x}px, ${from.y}px) scale(0) rotate(-90deg)`, opacity: 0 },
  { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1 },
]

const STEPS = 8

/** A thrown stone: up, over, and down into the bag, where it is gone; else it would lie on the card again. */
function arc(from: Spot, to: Spot): Keyframe[] {
  const top = Math.min(from.y, to.y) - 46 - Math.abs(to.x - from.x) * 0.12
  const bend = 2 * top - (from.y + to.y) / 2
  const way = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    const x = from.x + (to.x - from.x) * t
    const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend + t * t * to.y
    return { transform: `translate(${x}px, ${y}px) rotate(${t * 220}deg) scale(${1 + Math.sin(t * Math.PI) * 0.35})`, opacity: 1, offset: t }
  })
  return [...way, { opacity: 0, offset: 1 }]
}

const BUMP: Keyframe[] = [{ transform: 'none' }, { transform: 'scale(1.05) rotate(-1deg)' }, { transform: 'none' }]

/** The first of its kind leans in from the dark, its eyes light up there, and its chip is stamped. */
function shootThreat(film: Film, layer: HTMLElement, kind: number): void {
  const scene = document.querySelector('.scene')?.getBoundingClientRect()
  const dark = layer.querySelector<HTMLElement>('.dark')
  if (scene && dark) {
    Object.assign(dark.style, { left: `${scene.left}px`, top: `${scene.top}px`, width: `${scene.width}px`, height: `${scene.height}px` })
    film.run(dark.querySelector('.lurker'), LURK, { at: TURN + 40, duration: 1000, easing: CUT })
  }
  const chip = document.querySelector(`.dangers li:nth-child(${kind + 1})`)
  film.run(chip, [{ transform: 'scale(1.5) rotate(-6deg)' }, { transform: 'none' }], { at: TURN + 40, duration: 220, easing: SLAM, fill: 'none' })
}

const LURK: Keyframe[] = [
  { transform: 'translate(60%, 0) rotate(8deg)', opacity: 0 },
  { transform: 'translate(8%, 0) rotate(-4deg)', opacity: 1, offset: 0.25 },
  { transform: 'translate(0, 0) rotate(-6deg) scale(1.04)', opacity: 1, offset: 0.7 },
  { transform: 'translate(50%, 0) rotate(4deg)', opacity: 0 },
]

/** It gleams, once. */
function shootGleam(film: Film, card: HTMLElement): void {
  film.run(
    card.querySelector('.pic'),
    [{ transform: 'none' }, { transform: 'scale(1.25) rotate(-6deg)' }, { transform: 'scale(1.1) rotate(5deg)' }, { transform: 'none' }],
    { at: TURN + 120, duration: 560, easing: CUT, fill: 'none' },
  )
}
