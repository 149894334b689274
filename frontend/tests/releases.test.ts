import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import recorded from '../../tests/functions/wires/1.json'
import { choose } from '../src/act'
import { Line } from '../src/line'
import { receive } from '../src/receive'
import { keepSeat } from '../src/seats'
import { clearTable, state } from '../src/state'
import { anyOwed, forgetTalk, opened, ping, question, talkOver } from '../src/talk'
import type { Command, Message } from '../src/wire'
import { FakeWorld } from './world'

// What functions of an earlier release said to Ada, whose game it was, and what her page said to them.
const steps: readonly { from: string; says: { action: string }; told: { to: string; frame: { type: string } }[] }[] = recorded
const toAda = steps.flatMap(({ told }) => told.filter(({ to }) => to === 'A').map(({ frame }) => frame as Message))
const saidBefore = (action: string) => steps.find(({ says }) => says.action === action)?.says ?? { action }
const views = toAda.filter((message) => message.type === 'view')
const GAME = views[0]?.game ?? ''

/** A page of today that sits at that table; it says hello, and whatever it is told answers that first. */
function page() {
  const world = new FakeWorld()
  const heard = (text: string) => {
    receive(text)
    return anyOwed()
  }
  const line = new Line(world, { changed: (now) => void (state.line.value = now), opened, heard, question, ping })
  forgetTalk()
  talkOver(line)
  clearTable(GAME)
  keepSeat(GAME, { secret: 's', nonce: 'n', commitment: 'c', invite: 'i', name: 'Ada', others: [], taken: true, at: 0 })
  line.want()
  world.socket.accept()
  const last = () => JSON.parse(world.socket.sent.at(-1) ?? '{}') as Command
  const say = (frame: unknown) => world.socket.events.heard(JSON.stringify(frame))
  return { say, last }
}

/** Plays all that Ada was told; what her page knows at the end. */
function played(change: (message: Message) => unknown = (message) => message) {
  const { say, last } = page()
  const hello = last().id
  for (const [at, message] of toAda.entries()) say(change({ ...message, re: at === 0 ? hello : null }))
  return structuredClone({ table: state.table.value, story: state.story.value, notice: state.notice.value })
}

/** The same value with a field in every object that no page knows yet. */
function grown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(grown)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, grown(one)])), later: { of: 'a release' } }
}

const keys = (command: object) => Object.keys(command).sort()

test('a page of today plays a game against the functions of an earlier release', () => {
  const { table, story } = played()
  assert.deepEqual(table?.view, views.at(-1)?.view)
  assert.equal(table?.view.stage, 'over')
  const told = new Set(views.filter(({ news }) => news.length > 0).map(({ version }) => version))
  assert.deepEqual(story.map((one) => one?.version), [...told])
})

test('what it says to them is what they know', () => {
  const { say, last } = page()
  const hello = last()
  assert.deepEqual(keys(hello), keys(saidBefore('hello')))
  const deciding = views.find(({ view }) => view.turn !== null)
  say({ ...deciding, re: hello.id })
  void choose('exit')
  assert.equal(last().action, 'commit')
  assert.deepEqual(keys(last()), keys(saidBefore('commit')))
})

test('a page plays on when the functions of a later release tell it more than it knows', () => {
  const { table, story } = played()
  const later = played(grown)
  assert.equal(later.table?.version, table?.version)
  assert.deepEqual(later.table?.view, grown(table?.view))
  assert.deepEqual(later.story.map((one) => one?.version), story.map((one) => one?.version))
})

test('a message of a kind that no page knows yet changes nothing', () => {
  const { say, last } = page()
  say({ ...views[0], re: last().id })
  const before = structuredClone(state.table.value)
  say({ type: 'later', re: null, game: GAME, version: 10_000 })
  assert.deepEqual(state.table.value, before)
})

test('what a page does not know how to tell is not told, and what it knows beside it is', () => {
  const { say, last } = page()
  const resolved = views.filter(({ news }) => news.length > 0)
  say({ ...resolved[0], re: last().id })
  const news = [{ type: 'later' }, ...(resolved[1]?.news ?? [])]
  say({ ...resolved[1], re: null, news })
  assert.deepEqual(state.story.value.at(-1)?.seen, resolved[1]?.news)
})
