import { effect, signal } from '@preact/signals'
import { isLanguage, preferred, speakIn, type Language } from './text/load'

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

export const chosenLanguage = (): Language => settings.value.language ?? preferred(navigator.languages)

/** Puts the settings into effect, now and whenever they change; resolves when the language is spoken. */
export function applySettings(): Promise<void> {
  load()
  addEventListener('storage', load)
  prefersLight().addEventListener('change', paint)
  effect(paint)
  let spoken = Promise.resolve()
  effect(() => {
    const tag = chosenLanguage()
    spoken = speakIn(tag).then(() => {
      document.documentElement.lang = tag
    })
  })
  return spoken
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
