import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speakIn } from '../src/text/load'
import { tell } from '../src/text/tell'
import type { Choice, CollapseSeen, EndSeen, ExitSeen, Seen, TreasureSeen } from '../src/wire'
import de from './told/de.txt?raw'
import en from './told/en.txt?raw'
import es from './told/es.txt?raw'
import fr from './told/fr.txt?raw'
import nl from './told/nl.txt?raw'
import uk from './told/uk.txt?raw'

/** What was read and found to be good language: every sentence of every kind of event, one a line. */
const TOLD = { en, es, fr, de, uk, nl }

const crew = ['Ada', 'Boris', 'Chiara', 'Dmytro', 'Elif', 'Femi'].map((name, at) => ({ seat: at + 1, name }))
// One number for each plural form of every language, and one that only looks like several.
const NUMBERS = [1, 2, 5, 21]
const FEW = [1, 2, 5]

const some = (n: number) => Array.from({ length: n }, (_, at) => at + 1)
const choices = (seats: readonly number[], choice: Choice): Seen => ({
  type: 'choices', choices: Object.fromEntries(seats.map((seat) => [seat, choice])),
})
const treasure = (change: Partial<TreasureSeen>): Seen => ({
  type: 'treasure', card: 'treasure-17', value: 17, explorers: [1, 2], share: 2, left_over: 0, ...change,
})
const exit = (explorers: number[], change: Partial<ExitSeen> = {}): Seen => ({
  type: 'exit', explorers, pool: 0, share: 0, left_over: 0, banked: 0, relics: [], worths: [], ...change,
})
const relics = (n: number) => some(n).map((at) => `relic-${at}`)
const collapse = (change: Partial<CollapseSeen>): Seen => ({
  type: 'collapse', card: 'snake-2', trap: 'snake', explorers: [1, 2], lost: 0, ...change,
})
const end = (change: Partial<EndSeen>): Seen => ({
  type: 'end', expedition: 3, returned: 0, relics_lost: [], trap_gone: null, ...change,
})
const over = (winners: number[]): Seen => ({ type: 'over', scores: {}, winners })
const TRAPS = ['spider', 'snake', 'lava', 'boulder', 'ram', 'scorpion', 'cave-in', 'gas', 'explosion']

const SCENES: readonly (readonly Seen[])[] = [
  [{ type: 'expedition', expedition: 3, explorers: [1, 2], deck: 35 }],
  ...NUMBERS.map((left_over) => [treasure({ left_over })]),
  [treasure({})],
  [treasure({ share: 0, left_over: 17 })],
  [treasure({ share: null, left_over: null })],
  ...TRAPS.map((trap): Seen[] => [{ type: 'trap', card: `${trap}-1`, trap }]),
  [{ type: 'relic', card: 'relic-1' }],
  [choices([1, 2], 'continue')],
  [choices([2], 'continue')],
  ...NUMBERS.map((banked) => [exit([1], { banked })]),
  ...NUMBERS.map((share) => [choices([1, 2, 3], 'exit'), exit([1, 2], { share, pool: 2 * share, banked: share })]),
  ...NUMBERS.map((banked) => [choices([1, 2], 'exit'), exit([1, 2], { banked })]),
  ...FEW.map((n) => [choices(some(6), 'exit'), exit(some(n))]),
  ...FEW.map((n) => [exit(some(n), { share: null, pool: null, banked: null })]),
  ...FEW.map((n) => [exit([1], { relics: relics(n) })]),
  [{ type: 'left', seat: 1, banked: 0, removed: false }],
  [{ type: 'left', seat: 1, banked: 0, removed: true }],
  [{ type: 'rekey', seat: 1, by: 2 }],
  ...TRAPS.map((trap) => [collapse({ trap })]),
  ...NUMBERS.map((lost) => [collapse({ explorers: [1], lost })]),
  ...NUMBERS.map((lost) => [collapse({ lost })]),
  ...NUMBERS.map((returned) => [end({ returned })]),
  ...FEW.map((n) => [end({ relics_lost: relics(n) })]),
  [over([1])],
  [over([1, 2])],
  [over([])],
]

for (const tag of ['en', 'es', 'fr', 'de', 'uk', 'nl'] as const) {
  test(`${tag} tells a game as it was read`, async () => {
    await speakIn(tag)
    const told = SCENES.flatMap((seen) => tell(seen, crew)).map((one) => one.replace(/[\u2068\u2069]/g, ''))
    for (const one of told) assert.ok(!/[{}]|\s\s|^\s|\s$/.test(one), one)
    // A sentence that several scenes share is read once.
    assert.deepEqual([...new Set(told)], TOLD[tag].trimEnd().split('\n'))
  })
}
