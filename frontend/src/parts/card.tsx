import { t } from '../text/t'
import type { SpotView } from '../wire'
import { Said } from './bits'
import { Figures, Icon, RelicIcon, TrapIcon } from './icon'
import { TrapWord } from './trapword'

interface Props {
  spot: SpotView
  /** What the next relic carried out is worth. */
  worth: number | null
  newest: boolean
}

/** A card of the path, and what lies on it. */
export function Card({ spot, worth, newest }: Props) {
  const kind = spot.trap !== null ? 'trap' : spot.value !== null ? '' : spot.taken ? 'relic taken' : 'relic'
  return (
    <div class={`card ${kind}`} data-card={spot.card}>
      <Icon of={newest ? 'card2' : 'card1'} as="face" />
      <Face spot={spot} worth={worth} />
      {spot.value !== null && <Left rubies={spot.rubies} drawn={newest} />}
    </div>
  )
}

function Face({ spot, worth }: { spot: SpotView; worth: number | null }) {
  if (spot.trap !== null) {
    return (
      <>
        <TrapIcon kind={spot.trap} as="pic" />
        <TrapWord kind={spot.trap} />
      </>
    )
  }
  if (spot.value === null) return <RelicFace card={spot.card} taken={spot.taken} worth={worth} />
  return (
    <>
      <Icon of="rays" as="ray" />
      <Said>{t('card.treasure', { n: spot.value })}</Said>
      <span aria-hidden="true" class="val">
        <Figures n={spot.value} />
      </span>
    </>
  )
}

function RelicFace({ card, taken, worth }: { card: string; taken: boolean; worth: number | null }) {
  return (
    <>
      <RelicIcon card={card} as="pic" />
      <Said>{t('card.relic')}</Said>
      {taken && <Icon of="check" as="worth" />}
      {taken && <Said>{t('card.taken')}</Said>}
      {!taken && worth !== null && <Said>{t('card.worth', { n: worth })}</Said>}
      {!taken && worth !== null && (
        <span aria-hidden="true" class="worth">
          <Figures n={worth} />
        </span>
      )}
    </>
  )
}

/** So many are drawn; more are counted. */
const DRAWN = 5

function Left({ rubies, drawn }: { rubies: number; drawn: boolean }) {
  const each = drawn && rubies <= DRAWN
  return (
    <span class={each ? `left gems of${rubies}` : 'left'}>
      {rubies > 0 && (
        <span aria-hidden="true">
          {Array.from({ length: each ? rubies : 1 }, (_, at) => (
            <Icon key={at} of="ruby" />
          ))}
          {!each && <Figures n={rubies} />}
        </span>
      )}
      <Said>{t('card.left', { n: rubies })}</Said>
    </span>
  )
}
