import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../text/t'
import type { GameView, TrapView } from '../wire'
import { Said } from './bits'
import { Figures, Icon } from './icon'
import { Lane } from './lane'
import { Stretched } from './place'
import { Tiles } from './tiles'

/** The cave: daylight and the tents at the left, the path, and the dark with the deck at the right. */
export function Scene({ view }: { view: GameView }) {
  const [scene, tall] = useTall()
  return (
    <section class="scene" aria-label={t('path')} ref={scene}>
      <Rock traps={view.traps} tall={tall} />
      <Lane view={view} tall={tall} />
      <Pool view={view} />
      <Deck left={view.deck_left} />
    </section>
  )
}

// Pixels from which the path has three levels and the drawings at both ends are the tall ones.
const TALL = 270

function useTall() {
  const scene = useRef<HTMLElement>(null)
  const [tall, setTall] = useState(false)
  useLayoutEffect(() => {
    const resized = new ResizeObserver(([entry]) => setTall((entry?.contentRect.height ?? 0) >= TALL))
    if (scene.current) resized.observe(scene.current)
    return () => resized.disconnect()
  }, [])
  return [scene, tall] as const
}

function Rock({ traps, tall }: { traps: readonly TrapView[]; tall: boolean }) {
  return (
    <>
      <Tiles of="wall" width={360} height={180} times={4} align="xMinYMid" />
      <Stretched of={tall ? 'ahead-tall' : 'ahead'} as="ahead" />
      <Gaze of={traps.filter((trap) => trap.on_path > 0).length} />
      <Tiles of="floor" width={240} height={48} times={9} />
      <div class="roof" />
      <Tiles of="ceil" width={240} height={60} times={9} align="xMinYMin" />
    </>
  )
}

/** The dark looks back: a pair of eyes for each kind of trap that now kills. */
const Gaze = ({ of: pairs }: { of: number }) => (
  <div class="gaze" aria-hidden="true">
    {Array.from({ length: pairs }, (_, at) => (
      <Icon key={at} of="eyes" />
    ))}
  </div>
)

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

const Deck = ({ left }: { left: number }) => (
  <div class="deck">
    {[3, 2, 1].slice(-left).map((place) => (
      <Icon key={place} of="back" />
    ))}
    <b aria-hidden="true">{left}</b>
    <Said>{t('deck', { n: left })}</Said>
  </div>
)
