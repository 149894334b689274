import { Line } from '../src/line'
import { receive } from '../src/receive'
import { keepSeat } from '../src/seats'
import { clearTable, state } from '../src/state'
import { anyOwed, forgetTalk, opened, ping, question, talkOver } from '../src/talk'
import type { Command, Message, Tick } from '../src/wire'
import { GAME, viewMessage } from './table'
import { FakeWorld } from './world'

/** A page that has said hello at the table, and the server's side of its socket. */
export async function setUp() {
  const world = new FakeWorld()
  const line = new Line(world, {
    changed: (now) => {
      state.line.value = now
      if (now !== 'live') state.told.value = false
    },
    opened,
    heard: (text) => {
      receive(text)
      return anyOwed()
    },
    question,
    ping,
  })
  forgetTalk()
  await soon() // those who waited in the test before
  talkOver(line)
  clearTable(GAME)
  keepSeat(GAME, { secret: 's', nonce: 'mine', commitment: 'seal', invite: 'i', name: 'Ada', others: [], taken: true, at: 0 })
  line.want()
  world.socket.accept()
  const sent = () => world.socket.sent.map((text) => JSON.parse(text) as Command)
  const last = () => {
    const command = sent().at(-1)
    if (command === undefined) throw new Error('nothing was sent')
    return command
  }
  const say = (message: Message) => world.socket.events.heard(JSON.stringify(message))
  say(viewMessage(5, last().id))
  return { world, line, sent, last, say }
}

export const tick = (version: number, decided: number[], change: Partial<Tick> = {}): Tick => ({
  re: null,
  type: 'tick',
  game: GAME,
  version,
  turn: '1.1',
  decided,
  n: null,
  ...change,
})

/** What the platform says when a function has failed. */
export const FAILURE = '{"message": "Internal server error"}'
export const own = () => state.table.value?.view.you
/** Whoever waited for an answer has gone on. */
export const soon = async () => {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
}
export const decided = () => state.table.value?.view.explorers.filter((one) => one.decided).map(({ seat }) => seat)
