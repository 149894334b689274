import { invitation } from './invitation'
import { playing, shown } from './moments/queue'
import { state } from './state'
import { route } from './route'
import { t } from './text/t'

/**
 * Whoever cannot see the screen change is taken to its heading. A screen that is still being loaded is waited
 * for. Returns what stops the waiting.
 */
export function arrive(): () => void {
  const watching = new MutationObserver(() => settle())
  const settle = () => {
    const heading = document.querySelector<HTMLElement>('main h1, main h2')
    if (heading === null) return
    watching.disconnect()
    if (document.querySelector('dialog') !== null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  watching.observe(document.body, { childList: true, subtree: true })
  settle()
  return () => watching.disconnect()
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
