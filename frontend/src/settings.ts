import { effect, signal } from '@preact/signals'
import { onStored } from './stored'
import { isLanguage, preferred, speakIn, type Language } from './text/load'
import { language } from './text/t'

/** What this device is set to; null leaves it to the browser. */
export interface Settings {
  language: Language | null
  theme: 'dark' | 'light' | null
  motion: 'calm' | null
  sound: boolean
  vibration: boolean
}

const KEY = 'diamant.settings'
const DEFAULTS: Settings = { language: null, theme: null, motion: null, sound: false, vibration: true }

export const settings = signal<Settings>(DEFAULTS)

/** Changes settings and keeps them, where the device has storage. */
export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
  } catch {
    // Private windows and full disks: the setting lives as long as the page.
  }
}

const prefersLight = () => matchMedia('(prefers-color-scheme: light)')
const prefersCalm = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing may travel over the screen. */
export const isCalm = () => settings.value.motion === 'calm' || prefersCalm().matches

const browsers = () => preferred(navigator.languages)

export const chosenLanguage = (): Language => settings.value.language ?? browsers()

/** Changes the language, and keeps that, once it is there; says whether it could be had. */
export async function setLanguage(choice: Settings['language']): Promise<boolean> {
  try {
    if (await speakIn(choice ?? browsers())) set({ language: choice })
    return true
  } catch {
    return false // no network; the language that is spoken stays
  }
}

/** Puts the settings into effect, now and whenever they change; resolves when a language is spoken. */
export async function applySettings(): Promise<void> {
  load()
  onStored(KEY, load)
  prefersLight().addEventListener('change', paint)
  effect(paint)
  const first = chosenLanguage()
  await speakIn(first).catch(() => speakIn(browsers())).catch(() => speakIn('en'))
  effect(() => {
    document.documentElement.lang = language()
  })
  let before = first
  effect(() => {
    const tag = chosenLanguage()
    if (tag !== before && tag !== language()) void speakIn(tag).catch(() => {}) // chosen in another tab
    before = tag
  })
}

/** The theme that is shown. */
export const themeNow = signal<'dark' | 'light'>('dark')

function paint(): void {
  const { theme, motion } = settings.value
  const { dataset } = document.documentElement
  const shown = theme ?? (prefersLight().matches ? 'light' : 'dark')
  themeNow.value = shown
  dataset['theme'] = shown
  dataset['motion'] = motion ?? 'full'
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--bg')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = ground
}

function load(): void {
  try {
    settings.value = parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    settings.value = DEFAULTS // no storage, or not ours
  }
}

/** Settings out of what was stored, also by another release; what is not understood is left to the browser. */
export function parse(stored: unknown): Settings {
  const { language, theme, motion, sound, vibration } = Object(stored) as Partial<Record<keyof Settings, unknown>>
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : null,
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    motion: motion === 'calm' ? motion : null,
    sound: sound === true,
    vibration: vibration !== false,
  }
}
