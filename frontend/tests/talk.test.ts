import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choose, resign } from '../src/act'
import { goInstead } from '../src/route'
import { keepSeat } from '../src/seats'
import { inStep, state } from '../src/state'
import { FAILURE, own, setUp, soon } from './page'
import { GAME, view, viewMessage } from './table'

test('whatever the player does and the server cannot do now is tried again, then given up and told', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const acts = [[() => void choose('exit'), 'commit'], [resign, 'resign']] as const
  for (const code of ['busy', 'unavailable'] as const) {
    for (const [act, action] of acts) {
      const { sent, say } = await setUp()
      const acted = () => sent().filter((one) => one.action === action)
      act()
      for (let tries = 1; tries <= 4; tries += 1) {
        assert.equal(state.notice.value, null)
        assert.equal(acted().length, tries)
        say({ re: acted().at(-1)?.id ?? '', type: 'refused', code, game: GAME })
        t.mock.timers.tick(5_000)
      }
      assert.equal(state.notice.value, `refused.${code}`)
      assert.equal(sent().at(-1)?.action, 'view', 'perhaps it was done after all')
      await soon()
      act()
      assert.equal(acted().length, 5, 'it can be tried again')
    }
  }
})

test('a choice of which nobody knows whether it came through stands where the truth says so', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { last, say } = await setUp()
  void choose('exit')
  for (let tries = 1; tries <= 4; tries += 1) {
    say({ re: last().id, type: 'refused', code: 'unavailable', game: GAME })
    t.mock.timers.tick(5_000)
  }
  await soon()
  assert.deepEqual([state.wish.value, last().action], [null, 'view'])
  say(viewMessage(6, last().id, view({ you: { seat: 1, choice: 'exit', n: 1 } })))
  assert.equal(own()?.choice, 'exit')
})

test('a table stays while the server cannot say how it stands, and the server is asked until it can', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { line, last, say } = await setUp()
  line.offline()
  for (let tries = 1; tries <= 6; tries += 1) {
    const { id, action } = last()
    assert.equal(action, 'view')
    say({ re: id, type: 'refused', code: 'unavailable', game: GAME })
    assert.deepEqual([state.table.value?.version, state.dead.value], [5, null])
    t.mock.timers.tick(30_000)
    assert.ok(last().id !== id)
  }
  assert.equal(state.notice.value, 'refused.unavailable')
  say(viewMessage(6, last().id))
  assert.ok(inStep.value)
})

test('whatever fails again and again is told, and how things stand is asked', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { world, last } = await setUp()
  resign()
  for (let tries = 1; tries <= 4; tries += 1) {
    assert.equal(state.notice.value, null)
    world.socket.events.heard(FAILURE)
    t.mock.timers.tick(5_000)
  }
  assert.equal(state.notice.value, 'refused.failed')
  assert.equal(last().action, 'view')
})

test('how things stand is asked until it is answered, and after a while that is told', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { world, line, sent, last, say } = await setUp()
  line.offline()
  const asked = () => sent().filter(({ action }) => action === 'view').length
  say({ re: last().id, type: 'refused', code: 'busy', game: GAME })
  for (let tries = 2; tries <= 6; tries += 1) {
    t.mock.timers.tick(30_000)
    assert.equal(asked(), tries)
    world.socket.events.heard(FAILURE)
  }
  assert.equal(state.notice.value, 'refused.failed')
  t.mock.timers.tick(30_000)
  say(viewMessage(6, last().id))
  assert.ok(inStep.value)
  t.mock.timers.tick(60_000)
  assert.equal(asked(), 7)
})

test('whoever had not come to sit down when the connection broke is told, and shown the table again', async () => {
  const { world, last, say } = await setUp()
  keepSeat(GAME, { secret: 's', nonce: 'mine', commitment: 'seal', invite: 'inviteinviteinvi', name: 'Ada', others: [], taken: false, at: 0 })
  world.socket.events.closed()
  world.pass(1_000)
  world.socket.accept()
  Object.assign(location, { hash: '#join/gamegamegamegame/inviteinviteinvi' })
  say({ re: last().id, type: 'refused', code: 'not_at_table', game: GAME })
  Object.assign(location, { hash: '#table/gamegamegamegame' })
  goInstead('')
  assert.equal(last().action, 'peek')
  assert.equal(state.notice.value, 'refused.failed')
})

test('a server that knows this connection no more is greeted again', async () => {
  const { last, say } = await setUp()
  void choose('exit')
  say({ re: last().id, type: 'refused', code: 'hello_first', game: GAME })
  assert.equal(last().action, 'hello')
  assert.equal(inStep.value, false)
})
