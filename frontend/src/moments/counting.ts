import type { Playing } from '../state'
import { CUT, SLAM, type Film } from './film'
import { toldOf } from './queue'
import { sound } from './sound'

const EACH = 270

/** Each chest jumps open and shows what is in it; the winners' a little later. */
export function shootCount(film: Film, screen: HTMLElement, playing: Playing): void {
  const rows = [...screen.querySelectorAll<HTMLElement>('.opened li')]
  rows.forEach((row, at) => {
    const opens = 300 + at * EACH + (row.matches('.won') ? 350 : 0)
    film.run(row.querySelector('.lid .i'), [{ transform: 'none' }, { transform: 'translateY(-6px) rotate(-8deg) scale(1.15)' }, { transform: 'none' }], { at: opens - 120, duration: 240, easing: 'steps(4)', fill: 'none' })
    film.run(row.querySelector('.n'), [{ opacity: 0, transform: 'translateY(10px) scale(.4)' }, { opacity: 1, transform: 'none' }], { at: opens, duration: 200, easing: CUT })
    film.run(row.querySelector('.relics'), [{ opacity: 0, transform: 'scale(1.6)' }, { opacity: 1, transform: 'none' }], { at: opens + 60, duration: 160, easing: SLAM })
    film.passing(opens, () => sound(row.matches('.won') ? 'gem' : 'wood'))
  })
  const last = 300 + (rows.length - 1) * EACH + 350
  for (const won of rows.filter((row) => row.matches('.won'))) {
    film.run(won, [{ transform: 'none' }, { transform: 'scale(1.05) rotate(-1deg)' }, { transform: 'none' }], { at: last + 60, duration: 320, easing: 'steps(5)', fill: 'none' })
  }
  film.run(screen.querySelector('.sun'), [{ opacity: 0.3, transform: 'scale(.4)' }, { opacity: 1, transform: 'none' }], { at: last, duration: 420, easing: 'steps(6)' })
  film.cue(last, () => {
    screen.querySelector('.opened')?.classList.add('known') // until then nobody's row says who has won
    toldOf(playing)
  })
}
