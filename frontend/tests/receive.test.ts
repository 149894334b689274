import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choose } from '../src/act'
import { Line } from '../src/line'
import { receive } from '../src/receive'
import { keepSeat } from '../src/seats'
import { clearTable, inStep, state } from '../src/state'
import { anyOwed, forgetTalk, opened, ping, question, talkOver } from '../src/talk'
import type { Command, Message, Seen, Tick } from '../src/wire'
import { GAME, view, viewMessage } from './table'
import { FakeWorld } from './world'

const RELIC: Seen = { type: 'relic', card: 'relic-1' }

/** A page that has said hello at the table, and the server's side of its socket. */
function setUp() {
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
  talkOver(line)
  clearTable(GAME)
  keepSeat(GAME, { secret: 's', nonce: 'mine', commitment: 'seal', invite: 'i', name: 'Ada', others: [], taken: true, at: 0 })
  line.want()
  world.socket.accept()
  const sent = () => world.socket.sent.map((text) => JSON.parse(text) as Command)
  const last = () => sent().at(-1) ?? { id: '', action: '' }
  const say = (message: Message) => world.socket.events.heard(JSON.stringify(message))
  say(viewMessage(5, last().id))
  return { world, line, sent, last, say }
}

const tick = (version: number, decided: number[], change: Partial<Tick> = {}): Tick => ({
  re: null,
  type: 'tick',
  game: GAME,
  version,
  turn: '1.1',
  decided,
  n: null,
  ...change,
})

const decided = () => state.table.value?.view.explorers.filter((one) => one.decided).map(({ seat }) => seat)

test('hello comes first, and only its answer puts the page in step', () => {
  const { world, line, sent, say } = setUp()
  assert.deepEqual(sent().map(({ action }) => action), ['hello'])
  assert.ok(inStep.value)
  line.offline()
  assert.equal(inStep.value, false)
  say(tick(6, [2]))
  assert.equal(inStep.value, false, 'a tick that was under way is no answer')
  say(viewMessage(6, sent().at(-1)?.id ?? ''))
  assert.ok(inStep.value)
  assert.equal(world.sockets.length, 1)
})

test('a message that is not newer changes nothing', () => {
  const { say } = setUp()
  say(tick(5, [2]))
  say(viewMessage(4, null, view({ deck_left: 1 })))
  assert.deepEqual(decided(), [])
  assert.equal(state.table.value?.view.deck_left, 30)
})

test('a tick tells all who have decided, so that one missed in the same turn needs no question', () => {
  const { last, say } = setUp()
  say(tick(6, [2]))
  assert.deepEqual(decided(), [2])
  assert.equal(last().action, 'hello')
  say(tick(8, [2, 3]))
  assert.deepEqual(decided(), [2, 3])
  assert.equal(last().action, 'hello')
})

test('a tick of another turn only makes the page ask', () => {
  const { last, say } = setUp()
  say(tick(6, [2], { turn: '1.2' }))
  assert.deepEqual(decided(), [])
  assert.equal(last().action, 'view')
})

test('a choice is marked as soon as it is sent, and mine once it is answered', () => {
  const { last, say } = setUp()
  void choose('exit')
  const command = last()
  assert.deepEqual(command, { action: 'commit', id: command.id, game: GAME, turn: '1.1', n: 1, choice: 'exit' })
  assert.equal(state.wish.value?.choice, 'exit')
  say(tick(6, [1], { re: command.id, n: 1 }))
  assert.deepEqual(state.table.value?.view.you, { seat: 1, choice: 'exit', n: 1 })
})

test('a second tap on what is under way, or on what was chosen, sends nothing', async () => {
  const { sent, last, say } = setUp()
  void choose('exit')
  void choose('exit')
  void choose('continue')
  assert.equal(sent().length, 2)
  say(tick(6, [1], { re: last().id, n: 1 }))
  await Promise.resolve()
  await Promise.resolve()
  void choose('exit')
  assert.equal(sent().length, 2)
  void choose('continue')
  assert.equal(sent().length, 3)
})

test('a choice that was lost with the connection is sent again with the same id, after the truth', () => {
  const { world, sent, last, say } = setUp()
  void choose('exit')
  const lost = last()
  world.socket.events.closed()
  world.pass(1_000)
  world.socket.accept()
  assert.deepEqual(sent().map(({ action }) => action), ['hello'])
  say(viewMessage(5, last().id))
  assert.deepEqual(last(), lost)
})

test('a choice that had arrived before the connection was lost is not sent again', async () => {
  const { world, sent, last, say } = setUp()
  void choose('exit')
  world.socket.events.closed()
  world.pass(1_000)
  world.socket.accept()
  say(viewMessage(6, last().id, view({ you: { seat: 1, choice: 'exit', n: 1 } })))
  assert.deepEqual(sent().map(({ action }) => action), ['hello'])
  await Promise.resolve()
  await Promise.resolve()
  assert.equal(state.wish.value, null)
})

test('a choice for a turn that is over is not sent again', () => {
  const { world, sent, last, say } = setUp()
  void choose('exit')
  world.socket.events.closed()
  world.pass(1_000)
  world.socket.accept()
  say(viewMessage(9, last().id, view({ turn: '1.2' })))
  assert.deepEqual(sent().map(({ action }) => action), ['hello'])
})

test('news is told once, in order, whichever view brings it first', () => {
  const { say } = setUp()
  const news = (version: number) => viewMessage(version, null, view({ turn: `1.${version}` }), [RELIC])
  say(news(7))
  say(news(6))
  say(news(7))
  assert.deepEqual(state.story.value.map((told) => told?.version), [6, 7])
  assert.equal(state.table.value?.version, 7)
})

test('news that comes after a view without it is told all the same', () => {
  const { say } = setUp()
  say(viewMessage(6, null, view({ turn: '1.2' })))
  say(viewMessage(6, null, view({ turn: '1.2' }), [RELIC]))
  assert.deepEqual(state.story.value.map((told) => told?.version), [6])
})

test('a choice that another of my devices made is asked for', () => {
  const { last, say } = setUp()
  say(tick(6, [1], { n: 1 }))
  assert.equal(last().action, 'view')
})

test('a pong that shows a newer version makes the page ask; one that does not, does not', () => {
  const { last, say } = setUp()
  say({ re: null, type: 'pong', now: 0, game: GAME, version: 5 })
  assert.equal(last().action, 'hello')
  say({ re: null, type: 'pong', now: 0, game: GAME, version: 6 })
  assert.equal(last().action, 'view')
})

test('a server that knows this connection no more is greeted again', () => {
  const { last, say } = setUp()
  void choose('exit')
  say({ re: last().id, type: 'refused', code: 'hello_first', game: GAME })
  assert.equal(last().action, 'hello')
  assert.equal(inStep.value, false)
})

test('a seat that was taken away and a device that was signed out read differently', () => {
  for (const why of ['seat', 'signed_out'] as const) {
    const { say } = setUp()
    say({ re: null, type: 'gone', game: GAME, why })
    assert.equal(state.notice.value, `gone.${why}`)
  }
})

test('what no one can read changes nothing', () => {
  const { world } = setUp()
  for (const frame of ['', '[]', 'null', '{"message": "Internal server error"}']) world.socket.events.heard(frame)
  assert.equal(state.table.value?.version, 5)
})
