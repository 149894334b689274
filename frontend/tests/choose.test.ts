import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choose } from '../src/act'
import { state } from '../src/state'
import type { Seen } from '../src/wire'
import { own, setUp, soon, tick } from './page'
import { GAME, view, viewMessage } from './table'

const RELIC: Seen = { type: 'relic', card: 'relic-1' }

test('a choice is marked as soon as it is sent, and mine once it is answered', async () => {
  const { last, say } = await setUp()
  void choose('exit')
  const command = last()
  assert.deepEqual(command, { action: 'commit', id: command.id, game: GAME, turn: '1.1', n: 1, choice: 'exit' })
  assert.equal(state.wish.value?.choice, 'exit')
  say(tick(6, [1], { re: command.id, n: 1 }))
  assert.deepEqual(state.table.value?.view.you, { seat: 1, choice: 'exit', n: 1 })
})

test('a second tap on what is under way, or on what was chosen, sends nothing', async () => {
  const { sent, last, say } = await setUp()
  void choose('exit')
  void choose('exit')
  assert.equal(sent().length, 2)
  say(tick(6, [1], { re: last().id, n: 1 }))
  await soon()
  void choose('exit')
  assert.equal(sent().length, 2)
  void choose('continue')
  assert.equal(sent().length, 3)
})

test('a change of mind waits for the answer to the first choice, shows as being sent, and then goes out as the next', async () => {
  const { sent, last, say } = await setUp()
  void choose('exit')
  void choose('continue')
  assert.equal(sent().length, 2)
  assert.equal(state.wish.value?.choice, 'continue')
  say(tick(6, [1], { re: last().id, n: 1 }))
  assert.deepEqual(own(), { seat: 1, choice: 'exit', n: 1 }, 'what was counted')
  await soon()
  const command = last()
  assert.deepEqual(command, { action: 'commit', id: command.id, game: GAME, turn: '1.1', n: 2, choice: 'continue' })
  say(tick(7, [1], { re: command.id, n: 2 }))
  await soon()
  assert.deepEqual([own()?.choice, state.wish.value], ['continue', null])
})

test('a mind changed to and fro ends where it began', async () => {
  const { sent, last, say } = await setUp()
  for (const choice of ['exit', 'continue', 'exit'] as const) void choose(choice)
  say(tick(6, [1], { re: last().id, n: 1 }))
  await soon()
  assert.equal(sent().length, 2)
  assert.deepEqual([own()?.choice, state.wish.value, state.notice.value], ['exit', null, null])
})

test('a change of mind outlives the connection on which the first choice was lost', async () => {
  const { world, last, say } = await setUp()
  void choose('exit')
  void choose('continue')
  world.socket.events.closed()
  world.pass(1_000)
  world.socket.accept()
  say(viewMessage(6, last().id, view({ you: { seat: 1, choice: 'exit', n: 1 } })))
  await soon()
  const { action, id } = last()
  assert.deepEqual(last(), { action, id, game: GAME, turn: '1.1', n: 2, choice: 'continue' })
})

test('a change of mind that comes after the reveal is told to be too late, and is not sent', async () => {
  const { sent, last, say } = await setUp()
  void choose('exit')
  void choose('continue')
  say(viewMessage(6, last().id, view({ turn: '1.2' }), [RELIC]))
  await soon()
  assert.equal(sent().length, 2)
  assert.deepEqual([state.wish.value, state.notice.value], [null, 'refused.turn_over'])
})

test('a choice that is still unanswered when the next decision opens does not hold up the next choice', async () => {
  const { last, say } = await setUp()
  void choose('exit')
  const { id } = last()
  say(viewMessage(6, null, view({ turn: '1.2' })))
  void choose('exit')
  const command = last()
  assert.deepEqual(command, { action: 'commit', id: command.id, game: GAME, turn: '1.2', n: 1, choice: 'exit' })
  say(viewMessage(6, id, view({ turn: '1.2' })))
  await soon()
  assert.deepEqual(state.wish.value, { turn: '1.2', choice: 'exit' })
  assert.equal(state.notice.value, null)
})

test('what another of my devices chose at the same time is not taken for what was chosen here, and is said', async () => {
  const { sent, last, say } = await setUp()
  void choose('exit')
  say(viewMessage(6, last().id, view({ you: { seat: 1, choice: 'continue', n: 1 } })))
  await soon()
  assert.equal(sent().length, 2)
  assert.deepEqual([own()?.choice, state.wish.value, state.notice.value], ['continue', null, 'choice.elsewhere'])
})

test('an answer that comes late does not undo what another of my devices chose since', async () => {
  const { last, say } = await setUp()
  void choose('exit')
  const { id } = last()
  say(viewMessage(7, null, view({ you: { seat: 1, choice: 'continue', n: 2 } })))
  say(tick(6, [1], { re: id, n: 1 }))
  assert.deepEqual(own(), { seat: 1, choice: 'continue', n: 2 })
})

test('a choice that a server does not take because it knows the connection no more is sent again once it does', async () => {
  const { last, say } = await setUp()
  void choose('exit')
  const lost = last()
  say({ re: lost.id, type: 'refused', code: 'hello_first', game: GAME })
  say(viewMessage(5, last().id))
  assert.deepEqual(last(), lost)
})

test('a choice that was lost with the connection is sent again with the same id, after the truth', async () => {
  const { world, sent, last, say } = await setUp()
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
  const { world, sent, last, say } = await setUp()
  void choose('exit')
  world.socket.events.closed()
  world.pass(1_000)
  world.socket.accept()
  say(viewMessage(6, last().id, view({ you: { seat: 1, choice: 'exit', n: 1 } })))
  assert.deepEqual(sent().map(({ action }) => action), ['hello'])
  await soon()
  assert.equal(state.wish.value, null)
})

test('a choice for a turn that is over is not sent again', async () => {
  const { world, sent, last, say } = await setUp()
  void choose('exit')
  world.socket.events.closed()
  world.pass(1_000)
  world.socket.accept()
  say(viewMessage(9, last().id, view({ turn: '1.2' })))
  assert.deepEqual(sent().map(({ action }) => action), ['hello'])
})
