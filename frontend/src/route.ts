import { computed, signal } from '@preact/signals'

/** Where the page is: only the fragment says it, for a fragment is not sent to anyone. */
export type Route =
  | { screen: 'start'; stray: boolean }
  | { screen: 'new' }
  | { screen: 'code'; code: string }
  | { screen: 'join'; game: string; invite: string }
  | { screen: 'table'; game: string }

const SHEETS = ['menu', 'story', 'replay', 'howto', 'settings'] as const
/** What lies over a screen. Each has its entry in the browser's history. */
export type Sheet = (typeof SHEETS)[number]

const hash = signal(location.hash)
export const sheet = signal<Sheet | null>(null)
export const route = computed(() => parse(hash.value))

const TOKEN = '([A-Za-z0-9_-]{16})'
const TABLE = new RegExp(`^#table/${TOKEN}$`)
const JOIN = new RegExp(`#join/${TOKEN}/${TOKEN}$`)
const CODE = /^#code(?:\/([A-Za-z]{8}))?$/

/** A fragment that means nothing here leads to the start page, which says so: mostly half an invite. */
export function parse(fragment: string): Route {
  const [, invitedTo, invite] = JOIN.exec(fragment) ?? []
  if (invitedTo !== undefined && invite !== undefined) return { screen: 'join', game: invitedTo, invite }
  const [, game] = TABLE.exec(fragment) ?? []
  if (game !== undefined) return { screen: 'table', game }
  const code = CODE.exec(fragment)
  if (code !== null) return { screen: 'code', code: code[1] ?? '' }
  return fragment === '#new' ? { screen: 'new' } : { screen: 'start', stray: fragment !== '' }
}

export const tableLink = (game: string) => `#table/${game}`
export const inviteFragment = (game: string, invite: string) => `#join/${game}/${invite}`
export const inviteLink = (game: string, invite: string) =>
  `${location.origin}${location.pathname}${inviteFragment(game, invite)}`

/** Where a code that a friend or another device shows is typed in already. */
export const codeLink = (code: string) => `${location.origin}${location.pathname}#code/${code}`

/** The fragment of an invite link, however much was copied around it; null if there is none. */
export function inviteIn(pasted: string): string | null {
  const found = JOIN.exec(pasted.trim())
  return found && found[0]
}

// How many entries of the browser's history the one that is shown lies over the start page; null where that does not lie
// below it: Back would leave the page. Each entry keeps its own.
let over: number | null = null

export function go(fragment: string): void {
  location.hash = fragment
}

/** Goes there so that Back does not lead to where the page was. */
export function goInstead(fragment: string): void {
  history.replaceState({ over: fragment ? over : 0 }, '', fragment || location.pathname)
  follow()
}

/** Goes to a table of mine instead. From a link that was opened elsewhere, Back then leads to the start page first. */
export function goToTable(game: string): void {
  if (over === null) {
    history.replaceState({ over: 0 }, '', location.pathname)
    history.pushState({ over: 1 }, '', tableLink(game))
    follow()
  } else goInstead(tableLink(game))
}

/** Goes to the start page, so that Back does not lead from there to a table again. */
export function goHome(): void {
  if (isGoingBack) return
  if (!over || over >= history.length) goInstead('')
  else {
    isGoingBack = true
    history.go(-over)
  }
}

export function openSheet(which: Sheet): void {
  if (sheet.value === which) return // a second tap while it is being loaded
  history.pushState({ sheet: which, over: over === null ? null : over + 1 }, '')
  follow()
}

let isGoingBack = false

/** Goes back to what lies under the sheet, and only then does what was asked for; once, however often it is asked. */
export function closeSheet(then = () => {}): void {
  if (sheet.value === null || isGoingBack) return
  isGoingBack = true
  addEventListener('popstate', () => then(), { once: true })
  history.back()
}

export function watchHistory(): void {
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)
  follow()
}

function follow(): void {
  isGoingBack = false
  const state: unknown = history.state ?? newState()
  const kept: { over?: unknown; sheet?: unknown } = Object(state)
  over = typeof kept.over === 'number' ? kept.over : null
  hash.value = location.hash
  sheet.value = SHEETS.find((one) => one === kept.sheet) ?? null
}

// What an entry keeps that the browser has made: for a link, or for an address that was typed.
function newState() {
  const isStart = parse(location.hash).screen === 'start'
  const state = { over: isStart ? 0 : over === null ? null : over + 1 }
  history.replaceState(state, '')
  return state
}
