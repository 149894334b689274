import type { Playing } from '../state'
import { CUT, SLAM, type Film } from './film'
import { toldOf } from './queue'
import { sound } from './sound'

const BLOW = 330
const BEAMS = [24, -22, -2]

/** Three beams, three blows; then what each one brought home. */
export function shootEnd(film: Film, screen: HTMLElement, playing: Playing): void {
  const all = (selector: string) => [...screen.querySelectorAll(selector)]
  all('.beam').forEach((beam, at) => {
    const turned = BEAMS[at] ?? 0
    film.run(
      beam,
      [{ transform: `translateY(-60px) rotate(${turned + 24}deg) scale(1.7)`, opacity: 0 }, { transform: `rotate(${turned}deg)`, opacity: 1 }],
      { at: 250 + at * BLOW, duration: 190, easing: SLAM },
    )
    film.run(screen.querySelector('.shut'), [{ transform: 'none' }, { transform: 'translateY(4px)' }, { transform: 'none' }], {
      at: 440 + at * BLOW,
      duration: 140,
      easing: 'steps(3)',
      fill: 'none',
    })
  })
  BEAMS.forEach((_, at) => film.passing(440 + at * BLOW, () => sound('wood')))
  all('.ranks .got').forEach((got, at) =>
    film.run(got, [{ opacity: 0, transform: 'scale(1.6)' }, { opacity: 1, transform: 'none' }], { at: 1250 + at * 50, duration: 200, easing: CUT }),
  )
  film.cue(300, () => toldOf(playing))
}
