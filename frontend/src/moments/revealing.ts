import type { Playing } from '../state'
import { CUT, type Film } from './film'
import { toldOf } from './queue'
import { sound } from './sound'

const BREATH = 620
const TURN = 420
const READ = BREATH + TURN + 60
const OFF = READ + 420
const WALK = 900

/** A held breath, then all cards in the same frame, then the way home. */
export function shootReveal(film: Film, screen: HTMLElement, playing: Playing): void {
  const all = (selector: string) => [...screen.querySelectorAll<HTMLElement>(selector)]
  all('.turned > li').forEach((li, at) => shootCard(film, li, at))
  film.run(screen.querySelector('.sun'), SUN, { duration: 1400, easing: 'steps(16)' })
  film.run(screen.querySelector('.breath'), [{ opacity: 1 }, { opacity: 1 }], { duration: BREATH })
  for (const part of all('.verdict > :not(.breath)')) {
    film.run(part, [{ opacity: 0, transform: 'translateY(6px)' }, { opacity: 1, transform: 'none' }], { at: READ - 80, duration: 180, easing: CUT })
  }
  for (const part of all('.strip > :not(.fuse2)')) film.run(part, [{ opacity: 0 }, { opacity: 1 }], { at: READ, duration: 180 })
  film.cue(READ, () => toldOf(playing))
  film.passing(BREATH + 0.6 * TURN, () => sound('wood'))
  shootWalk(film, screen, all('.leaver'))
}

const SUN: Keyframe[] = [
  { transform: 'scale(.5)', opacity: 0.35 },
  { transform: 'scale(.42)', opacity: 0.3, offset: 0.44 },
  { transform: 'scale(1.15)', opacity: 1, offset: 0.56 },
  { transform: 'none', opacity: 1 },
]

const TREMBLE: Keyframe[] = [0, -2.5, 2, -2, 1.5, 0].map((turned) => ({ transform: `rotateY(-180deg) rotate(${turned}deg)` }))

const DARK: Keyframe = { '--face': 'var(--night)', color: 'var(--parch)' }

// The card lies face up in the end; before, it is turned away.
function shootCard(film: Film, li: HTMLElement, at: number): void {
  const turner = li.querySelector('.turner')
  const leaning = li.classList.contains('goes') ? 5 : at % 2 ? 2 : -2
  film.run(turner, TREMBLE, { duration: BREATH, easing: 'steps(10)' })
  // Until the card shows it, the name on ice would tell who goes.
  if (li.matches('.goes')) film.run(li.querySelector('.nm'), [DARK, DARK], { duration: BREATH + TURN / 2 })
  film.run(
    turner,
    [
      { transform: 'rotateY(-180deg)' },
      { transform: `translateY(-10px) scale(1.12) rotateY(-60deg) rotate(${leaning}deg)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { at: BREATH, duration: TURN, easing: CUT, fill: 'none' },
  )
}

function shootWalk(film: Film, screen: HTMLElement, leavers: readonly HTMLElement[]): void {
  const from = (screen.querySelector('.stayers')?.getBoundingClientRect().right ?? screen.clientWidth) - 30
  leavers.forEach((leaver, at) => {
    const way = Math.max(40, from - leaver.getBoundingClientRect().right - at * 8)
    film.run(leaver, hops(way), { at: OFF + at * 60, duration: WALK, easing: 'steps(14)' })
    film.run(
      leaver.querySelector('.gain'),
      [{ opacity: 0, transform: 'translateY(14px) scale(.6)' }, { opacity: 1, transform: 'none' }],
      { at: OFF + WALK + at * 60 - 120, duration: 220, easing: CUT },
    )
  })
}

const HOPS = 5
const hops = (way: number): Keyframe[] =>
  Array.from({ length: 2 * HOPS + 1 }, (_, half) => {
    const left = way * (1 - half / (2 * HOPS))
    return { transform: half % 2 ? `translate(${left}px, -9px) rotate(-4deg)` : `translate(${left}px, 0) rotate(2deg)` }
  }).with(-1, { transform: 'none' })
