import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leave } from '../src/act'
import { takeSeat } from '../src/enter'
import { forgetSeat, keepSeat, seatAt } from '../src/seats'
import { state } from '../src/state'
import { notGreeted } from '../src/talk'
import type { Refused } from '../src/wire'
import { setUp, soon } from './page'
import { GAME, viewMessage } from './table'

const INVITE = 'inviteinviteinvi'
const refused = (re: string, code: Refused['code']): Refused => ({ re, type: 'refused', code, game: GAME })

/** A page that looks at a lobby to which it is invited. */
async function invited() {
  const page = await setUp()
  forgetSeat(GAME)
  notGreeted()
  return page
}

/** A page that was loaded anew before it heard what came of its sitting down. */
async function unheard() {
  const page = await setUp()
  keepSeat(GAME, { secret: 's', nonce: 'mine', commitment: 'seal', invite: INVITE, name: 'Ada', others: [], taken: false, at: 0 })
  state.table.value = null
  page.world.socket.events.closed()
  page.world.pass(1_000)
  page.world.socket.accept()
  return page
}

test('whoever may have sat down says the same again with the same key, and at last asks who sits there', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { sent, last, say } = await invited()
  void takeSeat(INVITE, 'Ada')
  const join = last()
  assert.ok(join.action === 'join')
  for (let tries = 1; tries <= 4; tries += 1) {
    assert.equal(state.notice.value, null)
    assert.deepEqual(sent().filter(({ action }) => action === 'join').map(({ id }) => id), Array(tries).fill(join.id))
    say(refused(join.id, 'unavailable'))
    await soon()
    assert.equal(seatAt(GAME)?.secret, join.secret)
    t.mock.timers.tick(5_000)
  }
  assert.equal(state.notice.value, 'refused.unavailable')
  const hello = last()
  assert.equal(hello.action === 'hello' && hello.secret, join.secret)
  say(viewMessage(6, hello.id))
  assert.equal(seatAt(GAME)?.taken, true)
})

test('whoever tries once more to sit down does so with the same key', async () => {
  const { last, say } = await invited()
  void takeSeat(INVITE, 'Ada')
  const first = last()
  say(refused(first.id, 'newer_release'))
  await soon()
  void takeSeat(INVITE, 'Ada')
  const again = last()
  assert.ok(first.action === 'join' && again.action === 'join' && first.id !== again.id)
  assert.deepEqual([again.secret, again.nonce], [first.secret, first.nonce])
})

test('a key that opens nothing for certain is forgotten', async () => {
  for (const code of ['name_taken', 'table_full', 'no_such_game', 'wrong_phase'] as const) {
    const { last, say } = await invited()
    void takeSeat(INVITE, 'Ada')
    say(refused(last().id, code))
    await soon()
    assert.equal(seatAt(GAME), undefined)
  }
})

test('whoever gave the seat back without hearing of it is on the start page, and not told of a table that is gone', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { last, say } = await setUp()
  leave()
  say(refused(last().id, 'unavailable'))
  t.mock.timers.tick(5_000)
  assert.equal(last().action, 'leave')
  say(refused(last().id, 'hello_first'))
  assert.equal(last().action, 'hello')
  say(refused(last().id, 'no_such_game'))
  assert.deepEqual([seatAt(GAME), state.dead.value], [undefined, null])
})

test('only where the server knows of no such seat its key is forgotten', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  for (const code of ['unavailable', 'busy', 'newer_release'] as const) {
    const { last, say } = await unheard()
    say(refused(last().id, code))
    assert.equal(seatAt(GAME)?.secret, 's', code)
  }
  const { last, say } = await unheard()
  say(refused(last().id, 'no_such_game'))
  assert.equal(seatAt(GAME), undefined)
})
