import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadSeats, seatAt, seats } from '../src/seats'
import { clearTable, inStep, state } from '../src/state'
import { onStored } from '../src/stored'
import { setUp } from './page'
import { GAME, view, viewMessage } from './table'

/** Another tab writes this into the storage that both share. */
function stored(text: string): void {
  Object.assign(localStorage, { getItem: () => text })
  loadSeats()
}

test('a seat that another tab forgets lives on where its table is shown, and nowhere else', async () => {
  const { world, last, say } = await setUp()
  stored('[]')
  assert.equal(seats.value.size, 0)
  world.socket.events.closed()
  world.pass(1_000)
  world.socket.accept()
  const hello = last()
  assert.equal(hello.action === 'hello' && hello.secret, 's')
  say(viewMessage(6, hello.id, view({ explorers: view().explorers.slice(0, 2) })))
  assert.ok(inStep.value)
  assert.equal(seats.value.size, 0, 'it stays forgotten')
  say({ re: null, type: 'gone', game: GAME, why: 'seat' })
  assert.equal(state.notice.value, 'gone.seat')
})

test('a seat that another tab forgets is not held for a table that is no longer shown', async () => {
  await setUp()
  stored('[]')
  clearTable(null)
  assert.equal(seatAt(GAME), undefined)
})

test('only what another tab wrote under a key is read anew, or that it cleared all', () => {
  let heard = (_: { key: string | null }) => {}
  Object.assign(globalThis, { addEventListener: (_: string, listener: typeof heard) => (heard = listener) })
  let times = 0
  onStored('mine', () => (times += 1))
  heard({ key: 'another' })
  assert.equal(times, 0)
  heard({ key: 'mine' })
  heard({ key: null })
  assert.equal(times, 2)
})
