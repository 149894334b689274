import { computed, effect } from '@preact/signals'
import { isRecalling, isShown, watchAbsence } from './absence'
import { announce, hold, release } from './announce'
import { busy } from './busy'
import { sheet } from './route'
import { inStep, state } from './state'
import { t } from './text/t'

/** The decision that waits for me, once I have seen or been told what led to it. */
const mine = computed(() => {
  const view = state.table.value?.view
  const me = view?.explorers.find(({ seat }) => seat === view.you?.seat)
  const free = !busy.value && !isRecalling.value
  return free && me?.where === 'cave' && !me.decided ? (view?.turn ?? null) : null
})

// What lay under a sheet is there for screen readers again only a moment after the sheet is gone: what comes before that
// they take for what was always there.
const PAUSE = 300

let leaving = 0

/**
 * Looks after the table for those who look away: notes how far it was seen, tells those who listen when it is their
 * turn, and lets nothing be said while they cannot hear it.
 */
export function watchTable(): void {
  watchAbsence()
  effect(() => {
    const turn = mine.value
    // Whoever else is told of this change has to be first: that something was missed, for one.
    if (turn !== null) queueMicrotask(() => mine.value === turn && announce([t('turn.yours')]))
  })
  effect(() => {
    clearTimeout(leaving)
    // A hidden page is not read out, and all that lies under a dialog is inert.
    if (!isShown.value || sheet.value !== null) hold()
    else if (inStep.value) leaving = setTimeout(release, PAUSE) // by now it is known whether the log tells it better
  })
}
