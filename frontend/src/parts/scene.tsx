import { t } from '../text/t'
import type { GameView } from '../wire'
import { Said } from './bits'
import { Figures, Icon } from './icon'
import { Lane } from './lane'
import { lying } from './lying'
import { Rock, useTall } from './rock'

/** The cave: daylight and the tents at the left, the path, and the dark with the deck at the right. */
export function Scene({ view }: { view: GameView }) {
  const [scene, tall] = useTall()
  return (
    <section class="scene" ref={scene}>
      <Rock kills={view.traps.filter(({ kills }) => kills).length} tall={tall} />
      <Lane view={view} tall={tall} />
      <Pool view={view} />
      <Deck left={view.deck_left} />
    </section>
  )
}

function Pool({ view }: { view: GameView }) {
  return (
    <p class="pool">
      <Said>{lying(view)}</Said>
      <span aria-hidden="true">
        <Figures n={view.pool} />
        <Icon of="ruby" />
      </span>
      {view.relics_on_path > 0 && (
        <span aria-hidden="true">
          <Figures n={view.relics_on_path} />
          <Icon of="relic" />
        </span>
      )}
    </p>
  )
}

const Deck = ({ left }: { left: number }) => (
  <div class="deck">
    {[3, 2, 1].slice(-left).map((place) => (
      <Icon key={place} of="back" />
    ))}
    <b aria-hidden="true">{left}</b>
    <Said>{t('deck', { n: left })}</Said>
  </div>
)
