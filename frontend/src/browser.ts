import type { Line, Socket, SocketEvents, World } from './line'

/** The line's surroundings in a real browser. */
export const browser: World = {
  open(events: SocketEvents): Socket {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    socket.onopen = () => events.opened()
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string') events.heard(event.data)
    }
    socket.onclose = () => events.closed()
    return socket
  },
  later(run, ms) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

/** Tells the line when the page is looked at, hidden, restored, on and off the network. */
export function watchPage(line: Line): void {
  const look = () => (document.hidden ? line.sleep() : line.wake())
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', () => line.leave())
  addEventListener('pageshow', (event) => {
    if (event.persisted) look()
  })
  addEventListener('online', look)
  addEventListener('offline', () => line.offline())
  if (document.hidden) line.sleep()
}
