import '../style/scene.css'
import '../style/story.css'
import { useState } from 'preact/hooks'
import { Controls } from '../parts/controls'
import { Icon } from '../parts/icon'
import { useLog } from '../parts/readlog'
import { Scene as Cave } from '../parts/scene'
import { Sheet } from '../parts/sheet'
import { SheetBar } from '../parts/sheetbar'
import { Standing } from '../parts/standing'
import { isWhole, couldNotRead, pages } from '../log'
import { scenesOf, type Scene } from '../replay'
import { closeSheet } from '../route'
import { stepsOf } from '../steps'
import { t } from '../text/t'
import { tell } from '../text/tell'
import type { GameView } from '../wire'

/** One's own game once more, card by card. */
export function Replay({ view }: { view: GameView }) {
  useLog(view)
  const [at, setAt] = useState(0)
  const scenes = isWhole.value ? scenesOf(stepsOf(pages.value), view) : []
  const scene = scenes[at]
  return (
    <Sheet title={t('replay.title')} onClose={() => closeSheet()}>
      <SheetBar title={t('replay.title')} />
      {scene === undefined ? (
        <p class="pad" role="status">
          {t(couldNotRead.value ? 'story.unread' : isWhole.value ? 'story.none' : 'story.reading')}
        </p>
      ) : (
        <div class={scene.lidded ? 'replay lidded' : 'replay'}>
          {scene.view.path.length > 0 ? <Cave view={scene.view} /> : <Shut />}
          <Caption scene={scene} />
          <Standing scene={scene} />
          <Controls scenes={scenes} at={at} go={setAt} />
        </div>
      )}
    </Sheet>
  )
}

/** Between two caves there is nothing to see but the barricade. */
const Shut = () => (
  <div class="shut">
    <Icon of="barr" />
  </div>
)

function Caption({ scene: { step, view, lidded } }: { scene: Scene }) {
  return (
    <div class="caption" role="status">
      <h3>{t('cave', { n: step.cave })}</h3>
      {tell(step.seen, view.explorers).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {lidded && <p class="soft">{t('replay.lids')}</p>}
    </div>
  )
}
