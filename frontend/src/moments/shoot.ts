import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { sheet } from '../route'
import { isCalm } from '../settings'
import type { Playing } from '../state'
import { Film } from './film'
import { lookAway, next, toldOf } from './queue'

/** How a moment is shown, beside the picture it ends with. */
export interface Script {
  /** Where nothing may travel, the end is faded in instead. Calls `toldOf` when it may be heard. */
  shoot(film: Film, screen: HTMLElement): void
  /** How long the end stands, in milliseconds, with motion and without; null: until something is tapped. */
  hold: readonly [full: number, calm: number] | null
  /** What is faded in where nothing may travel, if not the whole screen. */
  faded?: () => Element | null
}

const FADE = 180

/** Plays a moment on its screen, then the next. Under a sheet it waits. Returns its screen, what cuts it short and what only a tap does: it jumps to the picture at its end. */
export function useFilm<E extends HTMLElement>(playing: Playing, { shoot, hold, faded }: Script): { screen: RefObject<E | null>; end(): void; skip(): void } {
  const screen = useRef<E>(null)
  const film = useRef<Film>(null)
  const covered = sheet.value !== null
  useLayoutEffect(() => {
    if (covered || !screen.current) return
    film.current = new Film(screen.current)
    const calm = isCalm()
    if (calm) fadeIn(film.current, faded ? faded() : screen.current, playing)
    else shoot(film.current, screen.current)
    if (hold) film.current.hold(calm ? null : screen.current.querySelector('.rest'), hold[calm ? 1 : 0], next)
    return watchSkips(film.current, screen.current)
  }, [covered, playing])
  return { screen, end: () => (hold ? film.current?.end() : next()), skip: () => film.current?.skip() }
}

function fadeIn(film: Film, faded: Element | null, playing: Playing): void {
  film.run(faded, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE })
  toldOf(playing)
}

const SKIPS = ['Escape', 'Enter', ' ']

/** Until the film is taken off, a tap on it or a key jumps to its end; buttons keep their own. */
function watchSkips(film: Film, screen: HTMLElement): () => void {
  const isButton = (target: EventTarget | null) => target instanceof Element && target.closest('button') !== null
  const tapped = ({ target }: Event) => {
    if (!isButton(target)) film.skip()
  }
  const pressed = (event: KeyboardEvent) => {
    if (!SKIPS.includes(event.key) || event.repeat || (event.key !== 'Escape' && isButton(event.target))) return
    event.preventDefault()
    film.skip()
  }
  const hidden = () => {
    if (document.hidden) lookAway()
  }
  screen.addEventListener('click', tapped)
  document.addEventListener('keydown', pressed)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    screen.removeEventListener('click', tapped)
    document.removeEventListener('keydown', pressed)
    document.removeEventListener('visibilitychange', hidden)
    film.cancel()
  }
}
