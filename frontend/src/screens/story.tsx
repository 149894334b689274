import '../style/story.css'
import { Drawing } from '../parts/drawing'
import { useLog } from '../parts/readlog'
import { Sheet } from '../parts/sheet'
import { SheetBar } from '../parts/sheetbar'
import { couldNotRead, isWhole, pages } from '../log'
import { closeSheet, openSheet } from '../route'
import { stepsOf, type Step } from '../steps'
import { t } from '../text/t'
import { tell } from '../text/tell'
import { timeOf } from '../text/when'
import type { GameView } from '../wire'

/** The whole game card by card, cave by cave, the newest first. */
export function Story({ view }: { view: GameView }) {
  useLog(view)
  const steps = stepsOf(pages.value)
  const caves = [...new Set(steps.map(({ cave }) => cave))].reverse()
  return (
    <Sheet title={t('history')} onClose={() => closeSheet()}>
      <SheetBar title={t('history')} />
      <div class="pad story">
        <Reading empty={steps.length === 0} />
        {caves.map((cave) => (
          <Cave key={cave} cave={cave} steps={steps.filter((step) => step.cave === cave)} view={view} />
        ))}
      </div>
      {isWhole.value && steps.length > 0 && (
        <div class="foot">
          <button type="button" class="btn blk press quiet" onClick={() => openSheet('replay')}>
            {t('replay.open')}
          </button>
        </div>
      )}
    </Sheet>
  )
}

/** Why the history is not there, or not from its beginning. */
function Reading({ empty }: { empty: boolean }) {
  if (isWhole.value) return empty ? <p>{t('story.none')}</p> : null
  return <p role="status">{t(couldNotRead.value ? 'story.unread' : 'story.reading')}</p>
}

function Cave({ cave, steps, view }: { cave: number; steps: readonly Step[]; view: GameView }) {
  return (
    <section>
      {cave > 0 && <h3 class="h">{t('cave', { n: cave })}</h3>}
      <ol class="tales">
        {[...steps].reverse().map((step) => (
          <li key={step.key}>
            <Drawing of={step} crew={view.explorers} />
            <div>
              {tell(step.seen, view.explorers).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            {step.at !== null && <time dateTime={new Date(step.at).toISOString()}>{timeOf(step.at)}</time>}
          </li>
        ))}
      </ol>
    </section>
  )
}
