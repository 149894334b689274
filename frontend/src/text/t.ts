import { en } from './en'

/** A sentence, or one for each plural form of its `{n}`. Names and numbers stand in braces. */
export type Text = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

type Texts = typeof en
export type TextKey = keyof Texts

type HolesOf<S> = S extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HolesOf<Rest> : never
type Holes<T> = T extends string ? HolesOf<T> : 'n' | HolesOf<T[keyof T]>
type Filling<K extends TextKey> = { [Hole in Holes<Texts[K]>]: string | number }
type Fillings<K extends TextKey> = [Holes<Texts[K]>] extends [never] ? [] : [Filling<K>]

const language = 'en'
const plurals = new Intl.PluralRules(language)
const numbers = new Intl.NumberFormat(language)
const lists = new Intl.ListFormat(language, { type: 'conjunction' })

/** A text that stands for itself. */
export type PlainKey = { [K in TextKey]: [Holes<Texts[K]>] extends [never] ? K : never }[TextKey]

/** The text for a key, its holes filled. */
export function t<K extends TextKey>(key: K, ...[filling]: Fillings<K>): string {
  return fill(en[key], filling ?? {})
}

function fill(text: Text, filling: Readonly<Record<string, string | number>>): string {
  const n = filling['n']
  const sentence = typeof text === 'string' ? text : (text[plurals.select(Number(n))] ?? text.other)
  return sentence.replace(/\{(\w+)\}/g, (_, hole: string) => show(filling[hole] ?? ''))
}

const show = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value)

/** Keeps the direction of a name from turning the sentence around it. */
export const isolate = (name: string) => `\u2068${name}\u2069`

/** "Ada, Boris and Chiara" */
export const listed = (names: readonly string[]) => lists.format(names.map(isolate))
