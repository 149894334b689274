import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Line } from '../src/line'
import { couldNotRead, isWhole, merged, pages, readLog } from '../src/log'
import { receive } from '../src/receive'
import { clearTable, state } from '../src/state'
import { anyOwed, forgetTalk, opened, ping, question, talkOver } from '../src/talk'
import type { Entry, GameView, Log, Seen } from '../src/wire'
import { view } from './table'
import { FakeWorld } from './world'

const RELIC: Seen = { type: 'relic', card: 'relic-1' }
const entry = (version: number, news: Seen[] = [RELIC]): Entry => ({ version, at: 1_000 + version, news })
const versions = () => pages.value.map(({ version }) => version)

/** A page at a table of its own, and a server that answers one question for the log after the other. */
function setUp(game: string, shown: GameView = view()) {
  const world = new FakeWorld()
  const heard = (text: string) => {
    receive(text)
    return anyOwed()
  }
  forgetTalk()
  const line = new Line(world, { changed: () => {}, opened, heard, question, ping })
  talkOver(line)
  clearTable(game)
  const show = (next: GameView) => (state.table.value = { game, version: 9, invite: null, devices: 1, view: next })
  show(shown)
  line.want()
  world.socket.accept()
  const asked = () => JSON.parse(world.socket.sent.at(-1) ?? '') as Log
  const answer = async (entries: Entry[], more = false) => {
    const { id, since } = asked()
    world.socket.events.heard(JSON.stringify({ re: id, type: 'log', game, entries, more }))
    await Promise.resolve()
    await Promise.resolve()
    return since
  }
  return { answer, world, asked, show }
}

test('the log is read part by part, and next time only from where it ended', async () => {
  const { answer } = setUp('log-part-by-part')
  const first = readLog()
  assert.equal(await answer([entry(2, []), entry(3), entry(5)], true), 0)
  assert.equal(isWhole.value, false)
  assert.equal(await answer([entry(8)]), 5)
  assert.equal(await first, true)
  assert.ok(isWhole.value)
  assert.deepEqual(versions(), [3, 5, 8], 'what nobody may see of a version is no page')
  const second = readLog()
  assert.equal(await answer([entry(9)]), 8)
  await second
  assert.deepEqual(versions(), [3, 5, 8, 9])
})

test('what only the page has seen follows what the server told', () => {
  const story = [{ version: 5, seen: [RELIC] }, null, { version: 7, seen: [RELIC] }]
  assert.deepEqual(merged([entry(3), entry(5)], story), [
    { version: 3, at: 1_003, news: [RELIC] },
    { version: 5, at: 1_005, news: [RELIC] },
    { version: 7, at: null, news: [RELIC] },
  ])
})

test('two who ask at the same time ask once', async () => {
  const { answer, world } = setUp('log-asked-twice')
  const both = Promise.all([readLog(), readLog()])
  await answer([entry(3)])
  assert.deepEqual(await both, [true, true])
  assert.equal(world.socket.sent.filter((text) => text.includes('"log"')).length, 1)
})

test('with closed chests the log is read anew when another cave or the end changes what is hidden', async () => {
  const { answer, show } = setUp('log-with-lids', view({ open_chests: false }))
  for (const next of [view({ open_chests: false, expedition: 2 }), view({ open_chests: false, stage: 'over' })]) {
    const before = readLog()
    await answer([entry(3)])
    await before
    show(next)
    const again = readLog()
    assert.equal(await answer([entry(3), entry(6)]), 0)
    await again
  }
})

test('a log that could not be read says so, and is asked for again', async () => {
  const { world, asked, answer } = setUp('log-refused')
  const first = readLog()
  world.socket.events.heard(JSON.stringify({ re: asked().id, type: 'refused', code: 'unavailable', game: null }))
  assert.equal(await first, false)
  assert.ok(couldNotRead.value)
  const second = readLog()
  await answer([entry(3)])
  assert.equal(await second, true)
  assert.equal(couldNotRead.value, false)
})
