/** How things move; times in milliseconds. The same curves as in `tokens.css`. */
export const CUT = 'cubic-bezier(.2, .9, .25, 1)'
export const THROW = 'cubic-bezier(.3, .05, .4, 1)'
export const SLAM = 'cubic-bezier(.7, 0, .9, .4)'

export interface Take extends KeyframeAnimationOptions {
  /** When it starts, from the beginning of the film. */
  at?: number
  duration: number
}

/**
 * Animations with one common clock, all there from the beginning. What an element looks like without them is how it
 * ends, so that to skip is to finish them. Then comes a hold, for reading; a second skip ends that too.
 */
export class Film {
  readonly #screen: HTMLElement
  readonly #takes: Animation[] = []
  #length = 0
  #skipped = false
  #hold: Animation | null = null
  #rests = false

  constructor(screen: HTMLElement) {
    this.#screen = screen
  }

  run(element: Element | null | undefined, frames: Keyframe[], { at = 0, duration, ...options }: Take): void {
    if (element) this.#add(element.animate(frames, { fill: 'backwards', delay: at, duration, ...options }), at + duration)
  }

  /** Something that becomes so at a moment, also when the film is skipped. */
  cue(at: number, act: () => void): void {
    const cue = this.#screen.animate([], { duration: at })
    cue.onfinish = act
    this.#add(cue, at)
  }

  /** Something that goes by: who skips the film misses it. */
  passing(at: number, act: () => void): void {
    this.cue(at, () => {
      if (!this.#skipped) act()
    })
  }

  /** After all takes, stands still for a while; `bar` shows how long. */
  hold(bar: Element | null, duration: number, end: () => void): void {
    const frames = bar ? [{ transform: 'none' }, { transform: 'scaleX(0)' }] : []
    this.#hold = (bar ?? this.#screen).animate(frames, { delay: this.#length, duration, fill: 'both' })
    this.#hold.onfinish = end
    this.#rests = duration > 0
  }

  skip(): void {
    const running = Number(this.#hold?.currentTime ?? 0) < this.#length
    this.#skipped = true
    for (const take of this.#takes) take.finish()
    if (this.#hold && running && this.#rests) this.#hold.currentTime = this.#length
    else this.end()
  }

  /** Cuts to the end, without the hold. */
  end(): void {
    this.#hold?.finish()
  }

  cancel(): void {
    for (const take of [...this.#takes, ...(this.#hold ? [this.#hold] : [])]) take.cancel()
  }

  #add(take: Animation, end: number): void {
    this.#takes.push(take)
    this.#length = Math.max(this.#length, end)
  }
}
