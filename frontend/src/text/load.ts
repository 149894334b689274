import { speak, type LaterTexts, type Texts } from './t'

interface Source {
  /** What the language calls itself. */
  name: string
  texts(): Promise<Texts>
  later(): Promise<LaterTexts>
}

/** The languages, each loaded only when it is spoken. */
const SOURCES = {
  en: {
    name: 'English',
    texts: async () => (await import('./en')).en,
    later: async () => (await import('./later/en')).later,
  },
  es: {
    name: 'Español',
    texts: async () => (await import('./es')).es,
    later: async () => (await import('./later/es')).later,
  },
  fr: {
    name: 'Français',
    texts: async () => (await import('./fr')).fr,
    later: async () => (await import('./later/fr')).later,
  },
  de: {
    name: 'Deutsch',
    texts: async () => (await import('./de')).de,
    later: async () => (await import('./later/de')).later,
  },
  uk: {
    name: 'Українська',
    texts: async () => (await import('./uk')).uk,
    later: async () => (await import('./later/uk')).later,
  },
  nl: {
    name: 'Nederlands',
    texts: async () => (await import('./nl')).nl,
    later: async () => (await import('./later/nl')).later,
  },
} as const satisfies Readonly<Record<string, Source>>

export type Language = keyof typeof SOURCES
export const isLanguage = (word: string): word is Language => Object.hasOwn(SOURCES, word)
export const languages: readonly (readonly [Language, string])[] = Object.entries(SOURCES).flatMap(([tag, { name }]) =>
  isLanguage(tag) ? [[tag, name] as const] : [],
)

let spoken: Language = 'en'
let wanted: Language = 'en'
let laters: Promise<void> | null = null
let latersWanted = false

/** The first language of a list of tags, as a browser gives it, that is spoken here. */
export const preferred = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en'

/**
 * Speaks a language as soon as it is there, and says whether it does; the last one asked for wins. One that cannot be
 * loaded rejects, and leaves the one that is spoken.
 */
export async function speakIn(tag: Language): Promise<boolean> {
  wanted = tag
  const { texts, later } = SOURCES[tag]
  try {
    const parts = await Promise.all([texts(), ...(latersWanted ? [later()] : [])])
    if (wanted !== tag) return false
    speak(tag, ...parts)
    spoken = tag
  } catch (failure) {
    if (wanted === tag) wanted = spoken
    throw failure
  }
  return true
}

/** Also loads the texts of the rooms that are opened later; all that ask wait for the same. */
export const speakLater = (): Promise<void> => (laters ??= loadLaters())

async function loadLaters(): Promise<void> {
  latersWanted = true
  try {
    while (!(await speakIn(wanted))); // another language may be asked for meanwhile
  } catch (failure) {
    latersWanted = false // asked for once more when a room is opened again
    laters = null
    throw failure
  }
}
