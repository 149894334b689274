/**
 * One WebSocket that stays up for as long as it is wanted and the page is looked at.
 *
 *   idle        not wanted
 *   connecting  being opened; given up after CONNECT
 *   live        open; something was heard, or nothing is overdue
 *   doubted     open, but perhaps dead: a question was sent, and DOUBT is what it has for any frame to come
 *   waiting     closed; opened again after a back-off that doubles, with jitter
 *   asleep      closed, and the page is hidden or put away: no timer runs until it is looked at
 *
 *   idle ─want→ connecting ─open→ live ─wake, offline, unanswered→ doubted ─any frame→ live
 *   connecting, live, doubted ─closed, silence→ waiting (hidden: asleep) ─time, wake→ connecting
 *   any but idle ─leave→ asleep
 *   any ─drop→ idle
 *
 * A sleeping phone drops a socket without telling the page, and the socket still says that it is open; so
 * after each absence the line is doubted before it is believed, and an opening that was going on gets no more
 * time than a doubt. At most one timer runs, none while hidden. One return is often told several times, as
 * visible, restored and online: the first one counts, so that no storm of questions or sockets comes of it.
 */
export type LineState = 'idle' | 'connecting' | 'live' | 'doubted' | 'waiting' | 'asleep'

export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  heard(text: string): void
  closed(): void
}

/** What the line needs of its surroundings. */
export interface World {
  open(events: SocketEvents): Socket
  later(run: () => void, ms: number): () => void
  random(): number
}

export interface Ears {
  changed(state: LineState): void
  opened(): void
  /** Takes a frame; says whether answers are still owed. */
  heard(text: string): boolean
  /** A message whose answer is the truth, after an absence. */
  question(): string
  /** A message that only keeps the connection from being closed as unused. */
  ping(): string
}

export const CONNECT = 8_000
export const ANSWER = 5_000
export const DOUBT = 3_000
export const KEEP_ALIVE = 9 * 60_000
export const SHORTEST_WAIT = 500
export const LONGEST_WAIT = 30_000

export class Line {
  state: LineState = 'idle'
  #socket: Socket | null = null
  #failures = 0
  #hidden = false
  #stopTimer = () => {}
  readonly #world: World
  readonly #ears: Ears

  constructor(world: World, ears: Ears) {
    this.#world = world
    this.#ears = ears
  }

  want(): void {
    if (this.state !== 'idle') return
    if (this.#hidden) this.#become('asleep')
    else this.#connect()
  }

  drop(): void {
    this.#hangUp()
    this.#failures = 0
    this.#become('idle')
  }

  /** Sends, if there is a socket to send on; silence afterwards makes the line doubted. */
  send(text: string): boolean {
    if (this.state !== 'live' && this.state !== 'doubted') return false
    this.#socket?.send(text)
    if (this.state === 'live') this.#after(ANSWER, () => this.#doubt())
    return true
  }

  /** The page is looked at, or the network is back. */
  wake(): void {
    const absent = this.#hidden
    this.#hidden = false
    this.#failures = 0
    if (this.state === 'live' || (this.state === 'doubted' && absent)) this.#doubt()
    else if (this.state === 'waiting' || this.state === 'asleep') this.#connect()
    else if (this.state === 'connecting' && absent) this.#after(DOUBT, () => this.#fell())
  }

  /** The page is hidden. */
  sleep(): void {
    this.#hidden = true
    this.#stopTimer()
    if (this.state === 'waiting') this.#become('asleep')
  }

  /** The page is left and may come back as it was: a browser keeps no page that holds a socket open. */
  leave(): void {
    this.sleep()
    if (this.state === 'idle') return
    this.#hangUp()
    this.#become('asleep')
  }

  /** The device says that it has no network. */
  offline(): void {
    if (this.state === 'live' && !this.#hidden) this.#doubt()
  }

  #connect(): void {
    this.#hangUp()
    this.#become('connecting')
    this.#after(CONNECT, () => this.#fell())
    let mine: Socket | null = null
    // A socket that was given up may still speak: only the current one is listened to.
    const ifCurrent = (run: () => void) => () => {
      if (mine !== null && mine === this.#socket) run()
    }
    mine = this.#world.open({
      opened: ifCurrent(() => this.#opened()),
      heard: (text) => ifCurrent(() => this.#heard(text))(),
      closed: ifCurrent(() => this.#fell()),
    })
    this.#socket = mine
  }

  #opened(): void {
    this.#become('live')
    this.#rest(false)
    this.#ears.opened()
  }

  #heard(text: string): void {
    this.#failures = 0
    const doubted = this.state === 'doubted'
    if (doubted) this.#become('live')
    const owed = this.#ears.heard(text)
    if (this.state === 'live' && (doubted || !owed)) this.#rest(owed)
  }

  #rest(owed: boolean): void {
    if (owed) this.#after(ANSWER, () => this.#doubt())
    else this.#after(KEEP_ALIVE, () => this.send(this.#ears.ping()))
  }

  #doubt(): void {
    this.#become('doubted')
    this.#after(DOUBT, () => this.#fell())
    this.#socket?.send(this.#ears.question())
  }

  #fell(): void {
    this.#hangUp()
    if (this.#hidden) {
      this.#become('asleep')
      return
    }
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#failures)
    this.#failures += 1
    this.#become('waiting')
    this.#after(wait * (0.5 + this.#world.random() / 2), () => this.#connect())
  }

  #hangUp(): void {
    this.#stopTimer()
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #after(ms: number, run: () => void): void {
    this.#stopTimer()
    if (!this.#hidden) this.#stopTimer = this.#world.later(run, ms)
  }

  #become(state: LineState): void {
    if (this.state === state) return
    this.state = state
    this.#ears.changed(state)
  }
}
