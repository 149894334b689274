import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lying } from '../src/parts/lying'
import { inviteIn, parse } from '../src/route'
import { en } from '../src/text/en'
import { speak, t } from '../src/text/t'
import { ofTrap, tell } from '../src/text/tell'
import type { ExitSeen, Seen } from '../src/wire'
import { view } from './table'

speak('en', en)

const crew = view().explorers
const told = (...seen: Seen[]) => tell(seen, crew).map((sentence) => sentence.replace(/[\u2068\u2069]/g, ''))
const exit: ExitSeen = { type: 'exit', explorers: [], pool: 6, share: 3, left_over: 0, banked: 9, relics: [], worths: [] }

test('what lies on the path is one sentence, and nothing is said of what does not', () => {
  const said = (pool: number, relics: number) => lying(view({ pool, relics_on_path: relics })).replaceAll(/[\u2068\u2069]/g, '')
  assert.equal(said(4, 1), 'On the path: 4 rubies and 1 relic')
  assert.equal(said(0, 2), 'On the path: 2 relics')
  assert.equal(said(0, 0), 'On the path: 0 rubies')
})

test('plural forms follow the number', () => {
  assert.equal(t('stones.rubies', { n: 1 }), '1 ruby')
  assert.equal(t('stones.rubies', { n: 1200 }), '1,200 rubies')
})

test('no text is empty or padded', () => {
  for (const [key, text] of Object.entries(en)) {
    const forms: readonly string[] = typeof text === 'string' ? [text] : Object.values(text)
    for (const form of forms) assert.ok(form !== '' && form.trim() === form, key)
  }
})

test('a name is kept apart from the sentence around it', () => {
  assert.ok(tell([{ type: 'left', seat: 1, banked: 2, removed: false }], crew)[0]?.includes('\u2068Ada\u2069'))
})

test('an exit says who, what they shared and what they bring home', () => {
  const choices: Seen = { type: 'choices', choices: { 1: 'exit', 2: 'exit', 3: 'continue' } }
  assert.deepEqual(told(choices, { ...exit, explorers: [1, 2] }), [
    '6 lay on the path: 3 rubies for each who leaves.',
    'Ada and Boris turn back and bring home 9 rubies each.',
  ])
  assert.deepEqual(told({ ...exit, explorers: [1], relics: ['relic-1'], worths: [5] }), [
    'Ada turns back and brings home 9 rubies.',
    'Ada carries out a relic.',
  ])
  assert.deepEqual(told({ ...exit, explorers: [1, 3], pool: null, share: null, banked: null }), [
    'Ada and Chiara turn back.',
  ])
})

test('who comes home with nothing has empty hands, but for a relic', () => {
  const nothing = { ...exit, pool: 0, share: 0, banked: 0 }
  assert.deepEqual(told({ ...nothing, explorers: [1] }), ['Ada turns back empty-handed.'])
  assert.deepEqual(told({ ...nothing, explorers: [1, 2] }), ['Ada and Boris turn back empty-handed.'])
  assert.deepEqual(told({ ...nothing, explorers: [1], relics: ['relic-1'], worths: [5] }), [
    'Ada turns back.',
    'Ada carries out a relic.',
  ])
})

test('a treasure says what stays, be it one ruby or more', () => {
  const treasure = (left_over: number): Seen => ({
    type: 'treasure', card: 'treasure-7', value: 7, explorers: [1, 2, 3], share: 2, left_over,
  })
  assert.deepEqual(told(treasure(1)), ['A treasure of 7: 2 for everyone inside, 1 stays on the card.'])
  assert.deepEqual(told(treasure(2)), ['A treasure of 7: 2 for everyone inside, 2 stay on the card.'])
  assert.deepEqual(told(treasure(0)), ['A treasure of 7: 2 for everyone inside, nothing is left over.'])
})

test('nobody turns back where there are several; one alone goes deeper', () => {
  assert.deepEqual(told({ type: 'choices', choices: { 1: 'continue', 2: 'continue' } }), ['Nobody turns back.'])
  assert.deepEqual(told({ type: 'choices', choices: { 2: 'continue' } }), ['Boris goes deeper.'])
})

test('a collapse names the trap and the loss', () => {
  const lost: Seen = { type: 'collapse', card: 'snake-2', trap: 'snake', explorers: [1, 2], lost: 1 }
  assert.deepEqual(told(lost), ['The second snake! The cave collapses.', 'Everyone inside loses 1 ruby.'])
  assert.deepEqual(told({ ...lost, lost: 0 }), ['The second snake! The cave collapses.'])
})

test('a kind of trap that this page does not know keeps its word', () => {
  assert.equal(ofTrap('trap', 'cave-in'), 'Cave-in')
  assert.equal(ofTrap('trap', 'dragon'), 'dragon')
})

test('an invite is found in whatever was copied around it', () => {
  const fragment = '#join/gamegamegamegame/inviteinviteinvi'
  assert.equal(inviteIn(` https://diamant.example/${fragment}\n`), fragment)
  assert.equal(inviteIn('https://diamant.example/#join/short'), null)
  assert.deepEqual(parse(fragment), { screen: 'join', game: 'gamegamegamegame', invite: 'inviteinviteinvi' })
  assert.deepEqual(parse('#table/gamegamegamegame'), { screen: 'table', game: 'gamegamegamegame' })
  assert.deepEqual(parse(''), { screen: 'start', stray: false })
  assert.deepEqual(parse('#join/gamegamegamegame/inv'), { screen: 'start', stray: true })
  assert.deepEqual(parse('#nonsense'), { screen: 'start', stray: true })
})
