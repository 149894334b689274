import { invitation } from './invitation'
import { playing, shown } from './moments/queue'
import { state } from './state'
import { route } from './route'
import { t } from './text/t'

/**
 * Takes the focus to where the player goes on, which a screen marks with `data-goal`, or else to its heading; it
 * stays where it is if the screen still has it. A screen that is still being loaded is waited for. Returns what
 * stops the waiting.
 */
export function arrive(): () => void {
  const watching = new MutationObserver(() => settle())
  const settle = () => {
    const main = document.querySelector('main:not([inert])')
    const goal = main?.querySelector<HTMLElement>('[data-goal]') ?? main?.querySelector<HTMLElement>('h1, h2')
    if (!main || !goal) return
    watching.disconnect()
    if (document.querySelector('dialog[open]') === null && !main.contains(document.activeElement)) lead(goal)
  }
  let late = false
  // The screens themselves are drawn after whoever asks, in the same breath.
  queueMicrotask(() => {
    if (late) return
    watching.observe(document.body, { childList: true, subtree: true })
    settle()
  })
  return () => {
    late = true
    watching.disconnect()
  }
}

/** Takes the focus there, also where keys alone do not stop. */
export function lead(goal: HTMLElement): void {
  if (goal.tabIndex < 0) goal.tabIndex = -1
  goal.focus({ preventScroll: true })
}

const GAME = 'Diamant'

/** What the browser shows for the page among others: above all, whether it is my turn. */
export function title(): string {
  const room = roomName()
  return room === '' ? GAME : `${room} · ${GAME}`
}

// Empty on the start page, where nothing is shown, and while a room's texts are still coming.
function roomName(): string {
  const at = route.value
  if (at.screen === 'start' || state.dead.value !== null) return ''
  if (at.screen === 'code') return t('code.title')
  const now = playing.value
  // What a moment has not yet shown, the title does not tell.
  const view = now?.moment.kind === 'reveal' || now?.moment.kind === 'collapse' ? now.before : shown.value?.view
  if (at.screen === 'new') return t('new.title')
  if (at.screen === 'join') return invitation(view)
  if (view === undefined) return ''
  if (view.stage === 'lobby') return t('lobby.title')
  if (view.stage === 'over') return t('result.title')
  const me = view.explorers.find(({ seat }) => seat === view.you?.seat)
  const free = now === null || now.moment.kind === 'end'
  const mine = free && view.turn !== null && me?.where === 'cave' && view.you?.choice === null
  return mine ? `● ${t('title.turn')}` : t('cave', { n: view.expedition })
}
