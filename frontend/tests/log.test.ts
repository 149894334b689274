import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { absence, seen } from '../src/absence'
import { gist } from '../src/gist'
import { Line } from '../src/line'
import { couldNotRead, isWhole, merged, pages, readLog } from '../src/log'
import { receive } from '../src/receive'
import { clearTable, state, type Table } from '../src/state'
import { anyOwed, forgetTalk, opened, ping, question, talkOver } from '../src/talk'
import type { Entry, GameView, Log, Seen } from '../src/wire'
import { en } from '../src/text/en'
import { speak } from '../src/text/t'
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
  const show = (next: GameView, version = 9) => (state.table.value = { game, version, invite: null, devices: 1, view: next })
  show(shown)
  line.want()
  world.socket.accept()
  const asked = () => JSON.parse(world.socket.sent.at(-1) ?? '') as Log
  const answer = async (entries: Entry[], more = false) => {
    const { id, since } = asked()
    world.socket.events.heard(JSON.stringify({ re: id, type: 'log', game, entries, more }))
    await new Promise((soon) => setTimeout(soon)) // whoever waited for the answer has gone on
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
  const story = [{ version: 5, seen: [RELIC] }, { version: 6, seen: null }, { version: 7, seen: [RELIC] }]
  assert.deepEqual(merged([entry(3), entry(5)], story), [
    { version: 3, at: 1_003, news: [RELIC] },
    { version: 5, at: 1_005, news: [RELIC] },
    { version: 7, at: null, news: [RELIC] },
  ])
})

test('after an absence the log has a hole until it is read again', async () => {
  const { answer, show } = setUp('log-with-a-hole')
  const first = readLog()
  await answer([entry(3)])
  await first
  state.story.value = [{ version: 12, seen: null }, { version: 13, seen: [RELIC] }]
  assert.equal(isWhole.value, false)
  show(view(), 13)
  const second = readLog()
  await answer([entry(11)])
  await second
  assert.ok(isWhole.value)
  assert.deepEqual(versions(), [3, 11, 13])
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
    assert.ok(isWhole.value)
    show(next)
    assert.equal(isWhole.value, false)
    const again = readLog()
    assert.equal(await answer([entry(3), entry(6)]), 0)
    await again
  }
})

test('a log that could not be read says so, and is asked for again', async () => {
  const { world, asked, answer } = setUp('log-refused')
  const first = readLog()
  world.socket.events.heard(JSON.stringify({ re: asked().id, type: 'refused', code: 'newer_release', game: null }))
  assert.equal(await first, false)
  assert.ok(couldNotRead.value)
  const second = readLog()
  await answer([entry(3)])
  assert.equal(await second, true)
  assert.equal(couldNotRead.value, false)
})

/** Looks at the table in its 3rd version, then away, and again in a later one. */
function comeBackAt(version: number): Table {
  const table = state.table.value
  assert.ok(table)
  seen({ ...table, version: 3 }, 1_000)
  seen(null)
  const now = { ...table, version }
  seen(now, 2_000)
  return now
}

test('what was missed is told from the version that was seen last', async () => {
  const { answer } = setUp('log-after-absence')
  comeBackAt(6)
  await answer([entry(3), entry(5), entry(6, [])])
  assert.deepEqual(absence.value?.pages.map(({ version }) => version), [5])
  assert.equal(absence.value?.since, 1_000)
})

test('a single version that was missed is told as well', async () => {
  const { answer } = setUp('log-after-a-short-absence')
  comeBackAt(4)
  await answer([entry(3), entry(4)])
  assert.deepEqual(absence.value?.pages.map(({ version }) => version), [4])
})

test('one version that came in behind a page is no absence, and neither is what happens before open eyes, or in a lobby', () => {
  const { world } = setUp('log-without-absence')
  state.story.value = [{ version: 4, seen: [RELIC] }]
  const table = comeBackAt(4)
  seen({ ...table, version: 9 })
  seen(null)
  seen({ ...table, version: 12, view: view({ stage: 'lobby' }) })
  assert.ok(!world.socket.sent.some((text) => text.includes('"log"')))
})

test('a few sentences say first what weighs most, and of that the newest', () => {
  speak('en', en)
  const exit = (seat: number): Seen => ({
    type: 'exit', explorers: [seat], pool: 3, share: 3, left_over: 0, banked: 4, relics: [], worths: [],
  }) // prettier-ignore
  const collapse: Seen = { type: 'collapse', card: 'snake-2', trap: 'snake', explorers: [3], lost: 7 }
  const pages = [RELIC, exit(1), exit(2), collapse].map((one, at) => entry(at + 3, [one]))
  const said = gist(pages, view().explorers).map((sentence) => sentence.replace(/[\u2068\u2069]/g, ''))
  assert.deepEqual(said, [
    'The second snake! The cave collapses.',
    'Chiara loses 7 rubies.',
    'Boris turns back and brings home 4 rubies.',
    'Ada turns back and brings home 4 rubies.',
  ])
})
