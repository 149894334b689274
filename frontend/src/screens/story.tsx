import '../style/menu.css'
import { SheetBar } from '../parts/sheetbar'
import { Sheet } from '../parts/sheet'
import { closeSheet } from '../route'
import { state } from '../state'
import { t } from '../text/t'
import { tell } from '../text/tell'
import type { GameView } from '../wire'

/** All that this page has witnessed, the newest first. */
export function Story({ view }: { view: GameView }) {
  const entries = [...state.story.value].reverse()
  return (
    <Sheet title={t('history')} onClose={() => closeSheet()}>
      <SheetBar title={t('history')} />
      <ol class="pad story">
        {entries.length === 0 && <li>{t('story.none')}</li>}
        {entries.map((told, at) => (
          <li key={entries.length - at}>
            {told === null ? t('story.away') : tell(told.seen, view.explorers).map((one) => <p key={one}>{one}</p>)}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
