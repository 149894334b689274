import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de } from '../src/text/de'
import { en } from '../src/text/en'
import { es } from '../src/text/es'
import { fr } from '../src/text/fr'
import { later as laterDe } from '../src/text/later/de'
import { later as laterEn } from '../src/text/later/en'
import { later as laterEs } from '../src/text/later/es'
import { later as laterFr } from '../src/text/later/fr'
import { later as laterNl } from '../src/text/later/nl'
import { later as laterUk } from '../src/text/later/uk'
import { nl } from '../src/text/nl'
import type { Plural, Text } from '../src/text/t'
import { uk } from '../src/text/uk'
import { languages, type Language } from '../src/text/load'

type Words = Readonly<Record<string, Text>>
type Parts = readonly [texts: Words, later: Words]

const ENGLISH: Parts = [en, laterEn]
const SPOKEN: Readonly<Record<Language, Parts>> = {
  en: ENGLISH,
  es: [es, laterEs],
  fr: [fr, laterFr],
  de: [de, laterDe],
  uk: [uk, laterUk],
  nl: [nl, laterNl],
}

const forms = (text: Text): Plural => (typeof text === 'string' ? { other: text } : text)
const holes = (sentence: string) => new Set(Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, hole]) => hole ?? ''))
const every = (text: Text) => new Set(Object.values(forms(text)).flatMap((form) => [...holes(form)]))

const lacks = (said: string, mark: RegExp, key: string) => assert.ok(!mark.test(said), `${key}: ${said}`)

/** Calls `look` for each text of a language, with the English one. */
function compare(tag: Language, look: (key: string, text: Text, english: Text) => void): void {
  SPOKEN[tag].forEach((words, part) => {
    for (const [key, text] of Object.entries(words)) look(`${tag} ${key}`, text, ENGLISH[part]?.[key] ?? '')
  })
}

/** Calls `look` for each sentence of a language. */
const read = (tag: Language, look: (key: string, sentence: string) => void) =>
  compare(tag, (key, text) => Object.entries(forms(text)).forEach(([form, said]) => look(`${key} ${form}`, said)))

/** Whether a form is used for one number only, so that the sentence may say it without a figure. */
function standsForOne(tag: Language, form: string): boolean {
  const rules = new Intl.PluralRules(tag)
  return Array.from({ length: 1000 }, (_, n) => rules.select(n)).filter((one) => one === form).length === 1
}

for (const [tag] of languages) {
  test(`${tag} says all that English says, in its order`, () => {
    SPOKEN[tag].forEach((words, part) => assert.deepEqual(Object.keys(words), Object.keys(ENGLISH[part] ?? {})))
  })

  test(`${tag} has its own plural forms, no more and no fewer, where English has some`, () => {
    const own = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    compare(tag, (key, text, english) => {
      assert.equal(typeof text, typeof english, key)
      if (typeof text !== 'string') assert.deepEqual(Object.keys(text).toSorted(), own, key)
    })
  })

  test(`${tag} leaves no hole out and knows no other`, () => {
    compare(tag, (key, text, english) => {
      const wanted = every(english)
      for (const [form, said] of Object.entries(forms(text))) {
        const found = holes(said)
        if (standsForOne(tag, form) && wanted.has('n')) found.add('n')
        assert.deepEqual([...found].toSorted(), [...wanted].toSorted(), `${key} ${form}`)
      }
    })
  })

  test(`${tag} is set as a book is: no empty text, no stray space, no typewriter marks`, () => {
    read(tag, (key, said) => {
      assert.ok(said !== '', key)
      assert.equal(said.trim(), said, key)
      lacks(said, /\s\s|\.\.\.|['"`]| [,.;:!?…]|\{\s|\s\}/, key)
    })
  })

  test(`${tag} has short words for the traps`, () => {
    read(tag, (key, said) => {
      if (!key.includes(' trap.')) return
      for (const part of said.split(/[\u00ad ]/)) assert.ok([...part].length <= 9, `${key}: ${said}`)
    })
  })
}

test('French keeps its high marks on the line, with the space that belongs before them', () => {
  read('fr', (key, said) => {
    lacks(said, /[^\u202f][?!;]|[^\u00a0]:/, key)
    lacks(said, /«[^\u00a0]|[^\u00a0]»/, key)
  })
})

test('Spanish opens what it asks and cries', () => {
  const count = (said: string, mark: string) => said.split(mark).length
  read('es', (key, said) => {
    assert.equal(count(said, '¿'), count(said, '?'), key)
    assert.equal(count(said, '¡'), count(said, '!'), key)
  })
})

test('Ukrainian has no letter of another alphabet in its words', () => {
  read('uk', (key, said) => {
    lacks(said, /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}|[ыэъё]/iu, key)
  })
})

test('German sets off its omissions', () => {
  read('de', (key, said) => lacks(said, /[^\u00a0]…/, key))
})
