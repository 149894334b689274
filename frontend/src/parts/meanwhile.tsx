import '../style/since.css'
import { absence, type Absence } from '../absence'
import { lead } from '../arrive'
import { gist } from '../gist'
import { openSheet } from '../route'
import { t } from '../text/t'
import { daysAgo, timeOf } from '../text/when'
import type { GameView } from '../wire'
import { Icon } from './icon'

function close(): void {
  const goal = document.querySelector<HTMLElement>('[data-goal]')
  if (goal) lead(goal) // from the button that goes
  absence.value = null
}

/** What happened during an absence, in a few lines that open the history. */
export function Meanwhile({ missed, view }: { missed: Absence; view: GameView }) {
  return (
    <section class="since meanwhile" aria-label={t('since.title')}>
      <button type="button" class="told" onClick={() => openSheet('story')}>
        <span>
          <b>{when(missed.since)}</b> {gist(missed.pages, view.explorers).join(' ')}
        </span>
        <u>{t('since.all')}</u>
      </button>
      <button type="button" class="ib" aria-label={t('close')} onClick={close}>
        <Icon of="cross" />
      </button>
    </section>
  )
}

function when(since: number): string {
  const ago = daysAgo(since, Date.now())
  return ago === null ? t('since.time', { time: timeOf(since, Date.now()) }) : t('since.days', { ago })
}
