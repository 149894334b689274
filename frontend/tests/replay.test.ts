import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountsOf, worthOf } from '../src/facts'
import { scenesOf } from '../src/replay'
import { stepsOf, type Page } from '../src/steps'
import type { GameView, Seen } from '../src/wire'
import games from './games.json'

/** A golden game: what was told with each version, and now and then what the server showed after it. */
interface Golden {
  title: string
  entries: { version: number; news: Seen[]; view: GameView | null }[]
}

const GOLDEN = games as unknown as Golden[]
const pagesOf = ({ entries }: Golden): Page[] => entries.map(({ version, news }) => ({ version, at: 0, news }))

function lastViewOf({ title, entries }: Golden): GameView {
  const view = entries.at(-1)?.view
  assert.ok(view, title)
  return view
}

/** What no log tells: who has decided on what is open, and what proves the shuffle. */
const told = (view: GameView | undefined) =>
  view && {
    ...view,
    turn: null,
    explorers: view.explorers.map((one) => ({ ...one, decided: false })),
    fairness: null,
  }

for (const golden of GOLDEN) {
  test(`each step of "${golden.title}" stands as the server showed it`, () => {
    const scenes = scenesOf(stepsOf(pagesOf(golden)), lastViewOf(golden))
    for (const { version, view } of golden.entries) {
      const shown = scenes.findLast(({ step }) => step.version === version)?.view
      if (view !== null) assert.deepEqual(told(shown), told(view), `version ${version}`)
    }
  })

  test(`the accounts of "${golden.title}" add up to the scores`, () => {
    const { scores, explorers } = lastViewOf(golden)
    const accounts = accountsOf(pagesOf(golden), explorers.map(({ seat }) => seat))
    for (const [seat, { caves }] of accounts) {
      assert.equal(caves.length, 5)
      assert.equal(caves.reduce((sum, haul) => sum + worthOf(haul), 0), scores[seat])
    }
  })
}

test('a card comes with what led to it, and a homecoming with the choices', () => {
  const news: Seen[] = [
    { type: 'expedition', expedition: 1, explorers: [1, 2], deck: 35 },
    { type: 'trap', card: 'snake-1', trap: 'snake' },
    { type: 'choices', choices: { 1: 'continue', 2: 'continue' } },
    { type: 'relic', card: 'relic-1' },
    { type: 'choices', choices: { 1: 'exit', 2: 'continue' } },
    { type: 'exit', explorers: [1], pool: 0, share: 0, left_over: 0, banked: 0, relics: ['relic-1'], worths: [5] },
    { type: 'collapse', card: 'snake-2', trap: 'snake', explorers: [2], lost: 0 },
    { type: 'end', expedition: 1, returned: 0, relics_lost: [], trap_gone: 'snake-2' },
  ]
  const steps = stepsOf([{ version: 3, at: 0, news }]).map(({ seen }) => seen.map(({ type }) => type).join(' '))
  assert.deepEqual(steps, ['expedition trap', 'choices relic', 'choices exit', 'collapse', 'end'])
})

test('where closed chests hide amounts, the scene says so until the next cave', () => {
  const hidden: Seen = { type: 'treasure', card: 'treasure-7', value: 7, explorers: [1], share: null, left_over: null }
  const home: Seen = { type: 'exit', explorers: [1], pool: null, share: null, left_over: null, banked: null, relics: [], worths: [] }
  const enter = (expedition: number): Seen => ({ type: 'expedition', expedition, explorers: [1], deck: 35 })
  const [golden] = GOLDEN
  assert.ok(golden)
  const pages: Page[] = [[enter(1), hidden, home], [enter(2)]].map((news, version) => ({ version, at: 0, news }))
  const scenes = scenesOf(stepsOf(pages), lastViewOf(golden))
  assert.deepEqual(scenes.map(({ lidded }) => lidded), [true, true, false])
  assert.equal(scenes.at(-1)?.view.explorers[0]?.chest, null)
})
