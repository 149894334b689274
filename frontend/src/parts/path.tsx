import { useEffect, useRef } from 'preact/hooks'
import { t } from '../text/t'
import { ofTrap } from '../text/tell'
import type { GameView, SpotView } from '../wire'
import { Said } from './bits'
import { Figures, Icon, RelicIcon, TrapIcon } from './icon'

/** The path from the entrance to the newest card, the deck, and all that lies on the path. */
export function Path({ view }: { view: GameView }) {
  const lane = useRef<HTMLDivElement>(null)
  const newest = view.path.at(-1)?.card
  useEffect(() => {
    lane.current?.scrollTo({ left: lane.current.scrollWidth })
  }, [newest, view.path.length])
  return (
    <section class="scene" aria-label={t('path')}>
      <div class="lane" ref={lane} tabIndex={0}>
        <ol class="path">
          {view.path.map((spot, at) => (
            <li key={spot.card} class={at === view.path.length - 1 ? 'now' : ''}>
              <Card spot={spot} worth={view.next_relic} />
            </li>
          ))}
        </ol>
      </div>
      <div class="deck">
        <Icon of="back" />
        <b aria-hidden="true">{view.deck_left}</b>
        <Said>{t('deck', { n: view.deck_left })}</Said>
      </div>
      <Pool view={view} />
    </section>
  )
}

function Card({ spot, worth }: { spot: SpotView; worth: number | null }) {
  if (spot.trap !== null) {
    return (
      <div class="card trap">
        <Icon of="card2" as="face" />
        <TrapIcon kind={spot.trap} as="pic" />
        <span class="word">{ofTrap('trap', spot.trap)}</span>
      </div>
    )
  }
  return spot.value === null ? <RelicCard spot={spot} worth={worth} /> : <TreasureCard value={spot.value} left={spot.rubies} />
}

function TreasureCard({ value, left }: { value: number; left: number }) {
  return (
    <div class="card">
      <Icon of="card1" as="face" />
      <Icon of="rays" as="ray" />
      <Said>{t('card.treasure', { n: value })}</Said>
      <span aria-hidden="true" class="val">
        <Figures n={value} />
      </span>
      <span class={left > 0 ? 'left' : 'left none'}>
        <span aria-hidden="true">
          <Icon of="ruby" />
          <Figures n={left} />
        </span>
        <Said>{t('card.left', { n: left })}</Said>
      </span>
    </div>
  )
}

function RelicCard({ spot, worth }: { spot: SpotView; worth: number | null }) {
  return (
    <div class={spot.taken ? 'card relic taken' : 'card relic'}>
      <Icon of="card1" as="face" />
      <RelicIcon card={spot.card} as="pic" />
      <Said>{t('card.relic')}</Said>
      {spot.taken && <span class="word">{t('card.taken')}</span>}
      {!spot.taken && worth !== null && (
        <>
          <Said>{t('card.worth', { n: worth })}</Said>
          <span aria-hidden="true" class="worth">
            <Figures n={worth} />
          </span>
        </>
      )}
    </div>
  )
}

function Pool({ view }: { view: GameView }) {
  return (
    <p class="pool">
      <span aria-hidden="true">
        <Figures n={view.pool} />
        <Icon of="ruby" />
      </span>
      <Said>{t('pool', { n: view.pool })}</Said>
      {view.relics_on_path > 0 && (
        <>
          <span aria-hidden="true">
            <Figures n={view.relics_on_path} />
            <Icon of="relic" />
          </span>
          <Said>{t('pool.relics', { n: view.relics_on_path })}</Said>
        </>
      )}
    </p>
  )
}
