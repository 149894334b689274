import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { absence } from '../src/absence'
import { announce, spoken } from '../src/announce'
import { watchTable } from '../src/ears'
import { keepLook } from '../src/looks'
import { sheet } from '../src/route'
import { state } from '../src/state'
import { en } from '../src/text/en'
import { speak } from '../src/text/t'
import { tell } from '../src/text/tell'
import type { Entry, Seen } from '../src/wire'
import { setUp, tick } from './page'
import { GAME, view, viewMessage } from './table'

speak('en', en)
const MY_TURN = 'It is your turn to choose.'
const LEFT: Seen = { type: 'left', seat: 3, banked: 2, removed: false }
const SNAKE: Seen = { type: 'trap', card: 'snake-1', trap: 'snake' }
const ROCKS: Seen = { type: 'trap', card: 'rockfall-1', trap: 'rockfall' }
const [GONE, A_SNAKE, A_ROCKFALL] = [LEFT, SNAKE, ROCKS].map((seen) => tell([seen], view().explorers)[0])
const LOG: readonly Entry[] = [SNAKE, ROCKS, LEFT, SNAKE].map((seen, at) => ({ version: at + 4, at: 1_000, news: [seen] }))

let look = () => {}
Object.assign(document, { addEventListener: (_: string, listener: () => void) => (look = listener) })
watchTable()

const heard = () => spoken.value.map(({ text }) => text)
const later = (ms = 0) => new Promise((soon) => setTimeout(soon, ms))
const next = (change = {}) => view({ turn: '1.2', ...change })

/** Whether somebody looks at the page. */
function show(yes: boolean): void {
  Object.assign(document, { hidden: !yes })
  look()
}

/** A page before its first decision, whose turn has been told, and the server's word for what its log says. */
async function listening(lastSeen = 5) {
  absence.value = null
  keepLook(GAME, { version: lastSeen, at: 1_000 })
  const page = await setUp()
  const answer = async () => {
    const asked = page.last()
    assert.ok(asked.action === 'log')
    const entries = LOG.filter(({ version }) => version > (asked.since ?? 0) && version <= (state.table.value?.version ?? 0))
    page.say({ re: asked.id, type: 'log', game: GAME, entries, more: false })
    await later()
  }
  await later()
  return { ...page, answer }
}

test('after an absence what was missed is told first, and only then whose turn it is', async () => {
  const { answer } = await listening(3)
  assert.deepEqual(heard(), [])
  await answer()
  assert.deepEqual(heard(), [A_ROCKFALL, A_SNAKE, MY_TURN])
})

test('it is my turn once, whatever else comes', async () => {
  const { say } = await listening()
  assert.deepEqual(heard(), [MY_TURN])
  say(tick(6, [2]))
  await later()
  assert.deepEqual(heard(), [MY_TURN])
})

test('what was missed before open eyes is read, shown and told', async () => {
  const { answer, last, say } = await listening()
  say(tick(7, [2], { turn: '1.2' }))
  say(viewMessage(7, last().id, next()))
  await answer()
  assert.deepEqual(absence.value?.pages.map(({ version }) => version), [6, 7])
  assert.deepEqual(heard(), [MY_TURN, GONE, A_SNAKE, MY_TURN])
})

test('news that comes late, while what was missed is read, is told once', async () => {
  const { answer, last, say } = await listening()
  say({ re: null, type: 'pong', now: 0, game: GAME, version: 6 })
  say(viewMessage(6, last().id, next()))
  say(viewMessage(6, null, next(), [LEFT]))
  await answer()
  assert.equal(absence.value, null)
  assert.deepEqual(heard(), [MY_TURN, GONE, MY_TURN])
})

test('what is said under a sheet is heard when it is gone, once and in order', async () => {
  await listening()
  sheet.value = 'menu'
  announce(['One.'])
  announce(['Two.'])
  assert.deepEqual(heard(), [MY_TURN])
  sheet.value = null
  await later(50)
  sheet.value = 'story'
  await later(400)
  assert.deepEqual(heard(), [MY_TURN], 'there is another sheet')
  sheet.value = null
  await later(400)
  assert.deepEqual(heard(), [MY_TURN, 'One.', 'Two.'])
  announce(['Three.'])
  assert.deepEqual(heard(), [MY_TURN, 'One.', 'Two.', 'Three.'])
})

test('what is said behind a hidden page is heard when somebody looks again', async () => {
  const { line, last, say } = await listening()
  show(false)
  say(viewMessage(6, null, next(), [LEFT]))
  await later()
  assert.deepEqual(heard(), [MY_TURN])
  line.wake()
  show(true)
  say(viewMessage(6, last().id, next()))
  await later(400)
  assert.deepEqual(heard(), [MY_TURN, GONE, MY_TURN])
})

test('what the log tells after an absence is not told a second time', async () => {
  const { line, last, say, answer } = await listening()
  show(false)
  say(viewMessage(6, null, next(), [LEFT]))
  say(viewMessage(7, null, next({ turn: '1.3' }), [SNAKE]))
  await later()
  line.wake()
  show(true)
  say(viewMessage(7, last().id, next({ turn: '1.3' })))
  await answer()
  await later(400)
  assert.deepEqual(heard(), [MY_TURN, GONE, A_SNAKE, MY_TURN])
})

test('what waits under a sheet is not lost when the connection was, for a while', async () => {
  const { line, last, say, answer } = await listening()
  sheet.value = 'menu'
  say(viewMessage(6, null, next(), [LEFT]))
  line.offline()
  say(viewMessage(7, last().id, next({ turn: '1.3' })))
  await answer()
  sheet.value = null
  await later(400)
  assert.deepEqual(heard(), [MY_TURN, GONE, A_SNAKE, MY_TURN])
})

test('what was said at one table is not said at the next', async () => {
  await listening()
  sheet.value = 'menu'
  announce(['One.'])
  await listening()
  sheet.value = null
  await later(400)
  assert.ok(!heard().includes('One.'))
})
