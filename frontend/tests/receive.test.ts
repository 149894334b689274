import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inStep, latest, state } from '../src/state'
import type { Seen } from '../src/wire'
import { decided, setUp, tick } from './page'
import { GAME, view, viewMessage } from './table'

const RELIC: Seen = { type: 'relic', card: 'relic-1' }

test('hello comes first, and only its answer puts the page in step', async () => {
  const { world, line, sent, say } = await setUp()
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

test('a message that is not newer changes nothing', async () => {
  const { say } = await setUp()
  say(tick(5, [2]))
  say(viewMessage(4, null, view({ deck_left: 1 })))
  assert.deepEqual(decided(), [])
  assert.equal(state.table.value?.view.deck_left, 30)
})

test('a tick tells all who have decided, so that one missed in the same turn needs no question', async () => {
  const { last, say } = await setUp()
  say(tick(6, [2]))
  assert.deepEqual(decided(), [2])
  assert.equal(last().action, 'hello')
  say(tick(8, [2, 3]))
  assert.deepEqual(decided(), [2, 3])
  assert.equal(last().action, 'hello')
})

test('a tick of another turn only makes the page ask', async () => {
  const { last, say } = await setUp()
  say(tick(6, [2], { turn: '1.2' }))
  assert.deepEqual(decided(), [])
  assert.equal(last().action, 'view')
})

test('news is told once, in order, whichever view brings it first', async () => {
  const { say } = await setUp()
  const news = (version: number) => viewMessage(version, null, view({ turn: `1.${version}` }), [RELIC])
  say(news(7))
  say(news(6))
  say(news(7))
  assert.deepEqual(state.story.value.map(({ version }) => version), [6, 7])
  assert.equal(state.table.value?.version, 7)
})

test('news that comes after a view without it is told all the same', async () => {
  const { say } = await setUp()
  say(viewMessage(6, null, view({ turn: '1.2' })))
  assert.deepEqual(latest.value, null)
  say(viewMessage(6, null, view({ turn: '1.2' }), [RELIC]))
  assert.deepEqual(state.story.value.map(({ version, seen }) => [version, seen]), [[6, null], [6, [RELIC]]])
  assert.deepEqual(latest.value, [RELIC])
})

test('news that an answer has overtaken is shown all the same, from what was there before', async () => {
  const { last, say } = await setUp()
  say(tick(6, [1], { n: 1 }))
  say(viewMessage(7, last().id, view({ turn: '1.2', deck_left: 29 })))
  assert.deepEqual(state.moments.value, [])
  const push = viewMessage(7, null, view({ turn: '1.2', deck_left: 29 }), [RELIC])
  say(push)
  say(push)
  assert.deepEqual(state.moments.value.map(({ moment, before }) => [moment.kind, before.deck_left]), [['turn', 30]])
})

test('what went on behind a page that was away is not shown when its news come late', async () => {
  const { line, last, say } = await setUp()
  line.offline()
  say(viewMessage(7, last().id, view({ turn: '1.2' })))
  say(viewMessage(7, null, view({ turn: '1.2' }), [RELIC]))
  assert.deepEqual(state.moments.value, [])
})

test('a choice that another of my devices made is asked for', async () => {
  const { last, say } = await setUp()
  say(tick(6, [1], { n: 1 }))
  assert.equal(last().action, 'view')
})

test('a pong that shows a newer version makes the page ask; one that does not, does not', async () => {
  const { last, say } = await setUp()
  say({ re: null, type: 'pong', now: 0, game: GAME, version: 5 })
  assert.equal(last().action, 'hello')
  say({ re: null, type: 'pong', now: 0, game: GAME, version: 6 })
  assert.equal(last().action, 'view')
})

test('a seat that was taken away and a device that was signed out read differently', async () => {
  for (const why of ['seat', 'signed_out'] as const) {
    const { say } = await setUp()
    say({ re: null, type: 'gone', game: GAME, why })
    assert.equal(state.notice.value, `gone.${why}`)
  }
})

test('what no one can read changes nothing', async () => {
  const { world } = await setUp()
  for (const frame of ['', '[]', 'null', '{"message": "Internal server error"}']) world.socket.events.heard(frame)
  assert.equal(state.table.value?.version, 5)
})
