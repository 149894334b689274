import { signal } from '@preact/signals'
import type { en } from './en'
import type { later } from './later/en'

/** A sentence for each plural form of its `{n}`; which forms there are, the language says. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
/** A sentence, or one for each plural form. Names and numbers stand in braces. */
export type Text = string | Plural

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural }
/** What each language says. */
export type Texts = Translated<typeof en>
/** What it says in rooms that are opened later; loaded with them. */
export type LaterTexts = Translated<typeof later>

type English = typeof en & typeof later
export type TextKey = keyof English

type HolesOf<S> = S extends `${string}{${infer Hole}}${infer Rest}` ? Hole | HolesOf<Rest> : never
type Holes<T> = T extends string ? HolesOf<T> : 'n' | HolesOf<T[keyof T]>
type Filling<K extends TextKey> = { [Hole in Holes<English[K]>]: string | number }
type Fillings<K extends TextKey> = [Holes<English[K]>] extends [never] ? [] : [Filling<K>]

/** A text that stands for itself. */
export type PlainKey = { [K in TextKey]: [Holes<English[K]>] extends [never] ? K : never }[TextKey]

type Spoken = Readonly<Partial<Record<TextKey, Text>>>

const spoken = signal<{ texts: Spoken } & ReturnType<typeof formats>>({ texts: {}, ...formats('en') })

function formats(language: string) {
  return {
    language,
    plurals: new Intl.PluralRules(language),
    numbers: new Intl.NumberFormat(language),
    lists: new Intl.ListFormat(language, { type: 'conjunction' }),
  }
}

/** From now on everything is said in this language. */
export function speak(language: string, ...parts: readonly Spoken[]): void {
  spoken.value = { texts: Object.assign({}, ...parts) as Spoken, ...formats(language) }
}

/** The language that is spoken. */
export const language = () => spoken.value.language

/** The same as the browser's owner writes it, for `Intl` formatters: whether it is 3 PM or 15:00 is the country's to say. */
export const locale = () => navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language()) ?? language()

/** The text for a key, its holes filled. */
export function t<K extends TextKey>(key: K, ...[filling]: Fillings<K>): string {
  return fill(spoken.value.texts[key] ?? '', filling ?? {})
}

export const hasText = (key: string): key is TextKey => Object.hasOwn(spoken.value.texts, key)

function fill(text: Text, filling: Readonly<Record<string, string | number>>): string {
  const n = filling['n']
  const sentence = typeof text === 'string' ? text : (text[spoken.value.plurals.select(Number(n))] ?? text.other)
  return sentence.replace(/\{(\w+)\}/g, (_, hole: string) => show(filling[hole] ?? ''))
}

const show = (value: string | number) => (typeof value === 'number' ? spoken.value.numbers.format(value) : value)

/** Keeps the direction of a name from turning the sentence around it. */
export const isolate = (name: string) => `\u2068${name}\u2069`

/** "Ada, Boris and Chiara" */
export const listed = (names: readonly string[]) => spoken.value.lists.format(names.map(isolate))
