import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spoken } from '../src/announce'
import { title } from '../src/arrive'
import { broughtHome, outcome } from '../src/moments/home'
import { momentsOf } from '../src/moments/moments'
import { flying, lookAway, next, shown, toldOf, witness } from '../src/moments/queue'
import { outlook, reasonsOf, titleOf, type Reveal } from '../src/moments/words'
import { clearTable, state } from '../src/state'
import { en } from '../src/text/en'
import { later } from '../src/text/later/en'
import { speak } from '../src/text/t'
import type { Choice, CollapseSeen, EndSeen, ExitSeen, Seen, TreasureSeen } from '../src/wire'
import { GAME, view } from './table'

speak('en', en, later)

const choices = (...all: Choice[]): Seen => ({ type: 'choices', choices: Object.fromEntries(all.map((one, at) => [at + 1, one])) })
const exit = (explorers: number[], change: Partial<ExitSeen> = {}): ExitSeen => ({
  type: 'exit', explorers, pool: 6, share: 3, left_over: 0, banked: 5, relics: [], worths: [], ...change,
})
const treasure: TreasureSeen = { type: 'treasure', card: 'treasure-7', value: 7, explorers: [1, 2, 3], share: 2, left_over: 1 }
const trap: Seen = { type: 'trap', card: 'lava-1', trap: 'lava' }
const collapse: CollapseSeen = { type: 'collapse', card: 'snake-2', trap: 'snake', explorers: [1, 2], lost: 4 }
const end: EndSeen = { type: 'end', expedition: 1, returned: 0, relics_lost: [], trap_gone: null }
const expedition: Seen = { type: 'expedition', expedition: 2, explorers: [1, 2, 3], deck: 35 }
const left: Seen = { type: 'left', seat: 3, banked: 2, removed: false }
const over: Seen = { type: 'over', scores: { 1: 5 }, winners: [1] }

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')
const heard = () => spoken.value.map(({ text }) => plain(text))
const MY_TURN = '● Your decision · Diamant'
const kinds = () => state.moments.value.map(({ moment }) => moment.kind)
const comes = (version: number, seen: readonly Seen[], change = {}) => {
  const table = { game: GAME, version, invite: null, devices: 1, view: view({ turn: `1.${version}`, ...change }) }
  state.table.value = table
  witness(view(), table, seen)
}

/** A page that has seen and said nothing yet. */
function setUp(): void {
  clearTable(GAME)
  spoken.value = []
  flying.value = null
}

test('what happened with one version becomes moments, and each thing is in exactly one of them', () => {
  for (const [seen, moments] of [
    [[choices('continue', 'continue'), treasure], ['reveal', 'turn']],
    [[choices('exit', 'continue'), exit([1]), trap], ['reveal', 'turn']],
    [[choices('continue', 'continue'), collapse, end, expedition, trap], ['reveal', 'collapse', 'end', 'turn']],
    [[left, choices('exit', 'exit'), exit([1, 2]), end, over], ['reveal', 'end', 'count']],
    [[expedition, treasure], ['turn']],
    [[left, end, over], ['end', 'count']],
  ] as const) {
    const found = momentsOf(seen)
    assert.deepEqual(found.map(({ kind }) => kind), moments)
    assert.deepEqual(found.flatMap((moment) => moment.seen), seen)
  }
  assert.deepEqual(momentsOf([left]), [], 'that somebody left is said, not shown')
})

test('of several decisions in one version the last is shown, and the others are told with it', () => {
  const seen = [choices('continue', 'exit'), exit([2]), treasure, choices('exit'), exit([1]), end]
  const [reveal, ...rest] = momentsOf(seen)
  assert.equal(reveal?.kind === 'reveal' && reveal.exit?.explorers[0], 1)
  assert.equal(reveal?.seen.length, 5)
  assert.deepEqual(rest.map(({ kind }) => kind), ['end'])
})

test('a moment is heard once, when it may be seen, and all are heard in order', () => {
  setUp()
  comes(2, [choices('exit', 'continue', 'continue'), exit([1]), trap])
  assert.deepEqual(heard(), [])
  const [reveal] = state.moments.value
  if (reveal) toldOf(reveal)
  assert.deepEqual(heard(), ['Ada turns back and brings home 5 rubies.'])
  next()
  next()
  assert.deepEqual(heard(), ['Ada turns back and brings home 5 rubies.', 'A lava pit. A second one would be the end.'])
})

test('what is only said is said at once', () => {
  setUp()
  comes(2, [left])
  assert.deepEqual(heard(), ['Chiara left the game.'])
})

test('whoever is more than one message behind is shown the last one only, and hears all', () => {
  setUp()
  comes(2, [choices('continue', 'continue', 'continue'), trap])
  comes(3, [choices('exit', 'continue', 'continue'), exit([1]), treasure])
  assert.equal(shown.value?.version, 2, 'the table of what is being shown')
  comes(4, [choices('continue', 'continue'), { ...trap, trap: 'ram' }])
  assert.deepEqual(state.moments.value.map(({ table }) => table.version), [4, 4])
  assert.equal(heard().length, 4)
  assert.equal(shown.value?.version, 4)
})

test('nothing is played to a page that nobody looks at, but for what waits to be read', () => {
  setUp()
  comes(2, [choices('continue', 'continue'), collapse, end, expedition, trap])
  lookAway()
  assert.deepEqual(kinds(), ['end'])
})

test('the end of a cave waits to be read only until the next decision has been made', () => {
  setUp()
  comes(2, [choices('continue', 'continue'), collapse, end, expedition, trap])
  Object.assign(document, { hidden: true })
  comes(3, [choices('continue', 'continue'), trap])
  assert.deepEqual(kinds(), [])
  comes(4, [choices('exit', 'exit'), exit([1, 2]), end, over], { turn: null, stage: 'over' })
  Object.assign(document, { hidden: false })
  assert.deepEqual(kinds(), ['end'])
})

test('another table begins without what was said and what still flew at the last one', () => {
  setUp()
  comes(2, [left])
  flying.value = new Set([1])
  clearTable('another')
  assert.deepEqual([heard(), flying.value], [[], null])
})

test('the title tells no more than the moment has shown', () => {
  setUp()
  assert.equal(title(), 'Diamant')
  comes(2, [choices('continue', 'continue', 'continue'), collapse, end, expedition, trap], { expedition: 2 })
  const titles: string[] = []
  for (; kinds().length > 0; next()) titles.push(`${kinds()[0]}: ${title()}`)
  assert.deepEqual(titles, ['reveal: Cave 1 · Diamant', 'collapse: Cave 1 · Diamant', `end: ${MY_TURN}`, 'turn: Cave 2 · Diamant'])
  assert.equal(title(), MY_TURN)
})

test('the rubies of a card are in the bags when they have arrived there', () => {
  setUp()
  comes(2, [treasure], { pool: 4, path: [{ card: 'treasure-7', value: 7, trap: null, rubies: 1, taken: false }] })
  const bags = () => shown.value?.view.explorers.map(({ bag }) => bag)
  const lying = () => [shown.value?.view.pool, shown.value?.view.path[0]?.rubies]
  assert.deepEqual([bags(), lying()], [[0, 0, 0], [3, 0]])
  flying.value = new Set([2, 3])
  assert.deepEqual([bags(), lying()], [[2, 0, 0], [4, 1]])
  next()
  assert.deepEqual([bags(), lying()], [[2, 2, 2], [4, 1]])
})

test('what each one brought home is what this page saw leave the cave', () => {
  const story = [
    { version: 1, seen: [expedition, treasure] },
    { version: 2, seen: [choices('exit', 'continue', 'continue'), exit([1]), left] },
    { version: 3, seen: [choices('continue', 'exit'), exit([2], { banked: 9 }), end, expedition, treasure] },
  ]
  assert.deepEqual([...(broughtHome(story, 3) ?? [])].sort(), [[1, 5], [2, 9], [3, 2]])
  assert.equal(broughtHome(story.map((told) => (told.version === 2 ? { version: 2, seen: null } : told)), 3), null, 'after an absence nobody knows')
})

test('a bag that was lost under a collapse counts against what others brought home', () => {
  const over = (lost: number | null) => ({ ...collapse, explorers: [2, 3], lost })
  assert.deepEqual([...(outcome(new Map([[1, 5]]), over(9)) ?? [])], [[1, 5], [2, -9], [3, -9]])
  assert.deepEqual([...(outcome(null, over(0)) ?? [])], [[2, 0], [3, 0]])
  assert.deepEqual([outcome(null, null), outcome(null, over(null))], [null, null])
})

function revealed(...seen: readonly Seen[]): Reveal {
  const [moment] = momentsOf(seen)
  assert.ok(moment?.kind === 'reveal')
  return moment
}

test('the title of a reveal says who turns back', () => {
  const title = (...seen: readonly Seen[]) => plain(titleOf(revealed(...seen), view()))
  assert.equal(title(choices('continue', 'continue')), 'Nobody turns back')
  assert.equal(title(choices('exit', 'exit'), exit([1, 2])), 'Everyone turns back')
  assert.equal(title(choices('exit', 'exit', 'continue'), exit([1, 2])), 'Two turn back')
  assert.equal(title(choices('exit', 'continue'), exit([1])), 'Only you turn back')
  assert.equal(title(choices('continue', 'exit'), exit([2])), 'Only Boris turns back')
  assert.equal(title({ type: 'choices', choices: { 2: 'exit' } }, exit([2])), 'Boris turns back')
  assert.equal(title({ type: 'choices', choices: { 2: 'continue' } }), 'Boris goes deeper')
})

test('a reveal says why they get what they get', () => {
  const why = (relics: number, ...seen: readonly Seen[]) =>
    reasonsOf(revealed(...seen), view({ pool: 4, relics_on_path: relics })).map(plain).join(' ')
  const two = choices('exit', 'exit', 'continue')
  const one = choices('exit', 'continue', 'continue')
  assert.equal(why(1, two, exit([1, 2])), '6 lay on the path: 3 rubies for each who leaves. More than one leaves, so the relic stays.')
  assert.equal(why(0, two, exit([1, 2], { pool: 7, left_over: 1 })), '7 lay on the path: 3 rubies for each who leaves. Left over: 1.')
  assert.equal(why(0, two, exit([1, 2], { pool: 1, share: 0 })), 'On the path: 1, too little to share.')
  assert.equal(why(0, two, exit([1, 2], { pool: 0, share: 0 })), 'Nothing lay on the path.')
  const relics = exit([1], { relics: ['relic-1', 'relic-2'], worths: [5, 10] })
  assert.equal(why(2, one, relics), '6 lay on the path, all for one. The relics go out too, worth 15.')
  assert.equal(why(1, choices('continue', 'continue')), 'Still on the path: 4.')
  assert.equal(why(0, left, choices('continue', 'continue')), 'Chiara left the game. Still on the path: 4.')
})

test('whoever goes on is told what is at risk', () => {
  assert.equal(outlook(revealed(choices('continue', 'exit'), exit([2])), view(), false), 'Next card in a moment. You go on, 2 at risk.')
  assert.equal(outlook(revealed(choices('exit', 'continue'), exit([1])), view(), false), 'Next card in a moment.')
  assert.equal(outlook(revealed(choices('exit', 'exit'), exit([1, 2])), view(), true), 'The cave is empty and will be closed.')
})
