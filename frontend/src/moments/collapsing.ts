import type { Playing } from '../state'
import { CUT, SLAM, type Film } from './film'
import { toldOf } from './queue'
import { shake, sound } from './sound'

const FACE = 420
const FACE_UP = FACE + 280
const SLAMS = 1150
const HIT = SLAMS + 280

/** The card is turned (`turned` says that it is), the beast is there, and the cave comes down: one dark beat, and never a flash. */
export function shootCollapse(film: Film, screen: HTMLElement, playing: Playing, turned: () => void): void {
  const one = (selector: string) => screen.querySelector(selector)
  film.run(one('.fatal'), FATAL, { duration: SLAMS })
  film.run(one('.fatal .turner'), FLIP, { duration: FACE_UP })
  film.cue(FACE_UP, turned)
  film.run(one('.night'), [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { at: SLAMS - 140, duration: 320 })
  film.run(one('.beast'), BEAST, { at: SLAMS, duration: HIT - SLAMS, easing: SLAM })
  film.run(one('.sun'), [{ opacity: 0, transform: 'scale(.4)' }, { opacity: 1, transform: 'none' }], { at: SLAMS + 140, duration: 400, easing: 'steps(5)' })
  film.run(one('.quake'), QUAKE, { at: HIT, duration: 620, easing: 'steps(1)', fill: 'none' })
  screen.querySelectorAll('.rk').forEach((rock, at) => film.run(rock, falling(at), { at: HIT + 20 + ((at * 97) % 260), duration: 640, easing: SLAM }))
  film.run(one('.fallen'), [{ transform: 'rotate(-9deg) scale(1.8)', opacity: 0 }, { transform: 'rotate(-2deg)', opacity: 1 }], { at: HIT + 240, duration: 200, easing: SLAM })
  screen.querySelectorAll('.toll li').forEach((li, at) =>
    film.run(li, [{ opacity: 0, transform: 'translateY(12px)' }, { opacity: 1, transform: 'none' }], { at: HIT + 620 + at * 70, duration: 220, easing: CUT }),
  )
  for (const part of ['.toll', '.saved']) film.run(one(part), [{ opacity: 0 }, { opacity: 1 }], { at: HIT + 560, duration: 200 })
  film.cue(HIT, () => toldOf(playing))
  film.passing(HIT, () => {
    sound('fall')
    shake(60, 40, 120)
  })
}

const FATAL: Keyframe[] = [
  { opacity: 0, transform: 'translateY(30px) scale(.8)' },
  { opacity: 1, transform: 'none', offset: 0.15 },
  { opacity: 1, transform: 'rotate(-2deg)', offset: 0.72 },
  { opacity: 0, transform: 'scale(1.7) rotate(-4deg)' },
]

const FLIP: Keyframe[] = [
  { transform: 'rotateY(-180deg)' },
  { transform: 'rotateY(-180deg)', offset: 0.6, easing: CUT },
  { transform: 'none' },
]

const BEAST: Keyframe[] = [
  { transform: 'scale(2.4) rotate(9deg)', opacity: 0 },
  { transform: 'scale(.94) rotate(-4deg)', opacity: 1, offset: 0.7 },
  { transform: 'rotate(-3deg)', opacity: 1 },
]

const JUMPS = 12
const QUAKE: Keyframe[] = Array.from({ length: JUMPS + 1 }, (_, jump) => {
  const far = 11 * (1 - jump / JUMPS) ** 1.5
  const side = jump % 2 ? 1 : -1
  return { transform: `translate(${side * far}px, ${((jump * 7) % 5 - 2) * far * 0.35}px) rotate(${side * far * 0.09}deg)` }
})

/** How the rocks lie in the end. */
export const LIE: readonly number[] = [-18, 40, 24, -60, 80, -30]

function falling(at: number): Keyframe[] {
  const turned = LIE[at] ?? 0
  return [
    { transform: `translateY(-460px) rotate(${turned - 140}deg)`, opacity: 1 },
    { transform: `translateY(0) rotate(${turned}deg)`, offset: 0.72, easing: CUT },
    { transform: `translateY(-9px) rotate(${turned + 7}deg)`, offset: 0.84 },
    { transform: `translateY(0) rotate(${turned}deg)`, opacity: 1 },
  ]
}
