import { useLayoutEffect, useRef } from 'preact/hooks'
import { lineLost } from '../state'
import { t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Card } from './card'
import { Hat, Icon } from './icon'
import { Glow, Stretched } from './place'

/** What scrolls: the daylight and the tents, then the path to its newest card and those who walk there. */
export function Lane({ view, tall }: { view: GameView; tall: boolean }) {
  const { path, explorers, you } = view
  const lane = useNewestInSight(path.at(-1)?.card)
  const before = Math.max(0, path.length - 1)
  return (
    <div class="lane" role="region" aria-label={t('path')} ref={lane}>
      <Entry camp={explorers.filter(({ where }) => where === 'camp')} tall={tall} />
      <div class="trail" style={{ '--before': before }}>
        <ol class="path">
          {path.map((spot, at) => (
            <li key={spot.card} class={at === before ? 'now' : ''}>
              {at === before ? <Glow /> : <Stretched of="seg" />}
              <Card spot={spot} worth={view.next_relic} newest={at === before} />
            </li>
          ))}
        </ol>
        <Walkers inside={explorers.filter(({ where }) => where === 'cave')} me={you?.seat} />
      </div>
    </div>
  )
}

/**
 * The lane shows the newest card whenever one is turned and whenever its own size changes. Keys stop at it only where
 * there is something to scroll.
 */
function useNewestInSight(newest: string | undefined) {
  const lane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = lane.current
    if (!box) return
    const resized = new ResizeObserver(() => {
      box.scrollLeft = box.scrollWidth
      box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1
    })
    resized.observe(box) // which also reports the size it has now
    return () => resized.disconnect()
  }, [newest])
  return lane
}

export const Entry = ({ camp, tall }: { camp: readonly ExplorerView[]; tall: boolean }) => (
  <div class="entry" aria-hidden="true">
    <Stretched of={tall ? 'mouth-tall' : 'mouth'} as="mouth" />
    <Icon of="day" as="day" />
    <div class="camp">
      <Icon of="tent" as="pitched" />
      {camp.map(({ seat, colour }) => (
        <Hat key={seat} colour={colour} />
      ))}
    </div>
  </div>
)

/** I walk in front; the torch leads. */
function Walkers({ inside, me }: { inside: readonly ExplorerView[]; me: number | undefined }) {
  if (inside.length === 0) return null
  const order = [...inside.filter(({ seat }) => seat !== me), ...inside.filter(({ seat }) => seat === me)]
  return (
    <div class="walkers" aria-hidden="true">
      {order.map(({ seat, colour }) => (
        <span key={seat} data-walker={seat}>
          <Hat colour={colour} />
        </span>
      ))}
      <Icon of={lineLost.value ? 'torch-out' : 'torch'} as="lead" />
    </div>
  )
}
