import { useEffect } from 'preact/hooks'
import { announce, spoken } from '../announce'
import { busy } from '../busy'
import { state } from '../state'
import { t } from '../text/t'

/** The game for ears: what happened and whose turn it is, each thing once. The page has no other live region for it. */
export function Announcer() {
  const mine = myTurn()
  useEffect(() => {
    if (mine !== null) announce([t('turn.yours')])
  }, [mine])
  return (
    <div class="sr announcer" role="log" aria-live="polite">
      {spoken.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

// The decision that waits for me, once I have seen what led to it.
function myTurn(): string | null {
  const view = state.table.value?.view
  const me = view?.explorers.find(({ seat }) => seat === view.you?.seat)
  return !busy.value && me?.where === 'cave' && !me.decided ? (view?.turn ?? null) : null
}
