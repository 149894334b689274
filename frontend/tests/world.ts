import type { Socket, SocketEvents, World } from '../src/line'

/** A socket that a test opens, speaks on and closes. */
export class FakeSocket implements Socket {
  readonly sent: string[] = []
  open = false
  closed = false
  readonly events: SocketEvents

  constructor(events: SocketEvents) {
    this.events = events
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.closed = true
  }

  accept(): void {
    this.open = true
    this.events.opened()
  }
}

/** Time that passes when a test says so, and sockets that it holds. */
export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = []
  chance = 1
  #now = 0
  #timers: { at: number; run: () => void }[] = []

  open(events: SocketEvents): Socket {
    const socket = new FakeSocket(events)
    this.sockets.push(socket)
    return socket
  }

  later(run: () => void, ms: number): () => void {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  random(): number {
    return this.chance
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1)
    if (last === undefined) throw new Error('no socket was opened')
    return last
  }

  get timers(): number {
    return this.#timers.length
  }

  pass(ms: number): void {
    const end = this.#now + ms
    for (let due = this.#due(end); due; due = this.#due(end)) {
      this.#now = due.at
      this.#timers = this.#timers.filter((other) => other !== due)
      due.run()
    }
    this.#now = end
  }

  #due(end: number) {
    return this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
  }
}
