import { useEffect, useState } from 'preact/hooks'
import type { Scene } from '../replay'
import { t } from '../text/t'
import { Icon } from './icon'

const PACE = 2_200 // milliseconds in which a step can be read

interface Props {
  scenes: readonly Scene[]
  at: number
  go(at: number): void
}

/** Forward, back, anywhere, or on by itself. The arrow keys step, too. */
export function Controls({ scenes, at, go }: Props) {
  const last = scenes.length - 1
  const [playing, setPlaying] = usePlaying(at, last, go)
  const step = (to: number) => {
    setPlaying(false)
    go(Math.max(0, Math.min(last, to)))
  }
  useArrows((by) => step(at + by))
  const play = () => {
    if (!playing && at === last) go(0)
    setPlaying(!playing)
  }
  return (
    <div class="controls">
      <Caves scenes={scenes} at={at} step={step} />
      <Scrub scenes={scenes} at={at} step={step} />
      <div class="keys">
        <button type="button" class="btn blk press quiet" aria-label={t('replay.back')} aria-disabled={at === 0} onClick={() => step(at - 1)}>
          <Icon of="step-back" />
        </button>
        <button type="button" class="btn blk press" onClick={play}>
          <Icon of={playing ? 'pause' : 'play'} />
          {t(playing ? 'replay.pause' : 'replay.play')}
        </button>
        <button type="button" class="btn blk press quiet" aria-label={t('replay.forward')} aria-disabled={at === last} onClick={() => step(at + 1)}>
          <Icon of="step-forward" />
        </button>
      </div>
    </div>
  )
}

/** Whether it goes on by itself: not once the page is laid aside. */
function usePlaying(at: number, last: number, go: (at: number) => void) {
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing || document.hidden) return setPlaying(false)
    const timer = setTimeout(() => (at < last ? go(at + 1) : setPlaying(false)), PACE)
    const rest = () => setPlaying(!document.hidden)
    document.addEventListener('visibilitychange', rest)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', rest)
    }
  }, [playing, at, last])
  return [playing, setPlaying] as const
}

/** The arrow keys, wherever the focus is; the range has its own, and the path scrolls with them. */
function useArrows(move: (by: number) => void): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (target instanceof Element && target.matches('input, .lane')) return
      if (key === 'ArrowRight') move(1)
      if (key === 'ArrowLeft') move(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

interface Steps {
  scenes: readonly Scene[]
  at: number
  step(to: number): void
}

/** Where each cave begins. */
function Caves({ scenes, at, step }: Steps) {
  const caves = [...new Set(scenes.map((scene) => scene.step.cave))]
  const now = scenes[at]?.step.cave
  return (
    <div class="jump" role="group" aria-label={t('replay.caves')}>
      {caves.map((cave) => (
        <button
          key={cave}
          type="button"
          class="ib"
          aria-label={t('cave', { n: cave })}
          aria-current={cave === now || undefined}
          onClick={() => step(scenes.findIndex((scene) => scene.step.cave === cave))}
        >
          <Icon of="cave" />
          <span aria-hidden="true">{cave}</span>
        </button>
      ))}
    </div>
  )
}

function Scrub({ scenes, at, step }: Steps) {
  const all = scenes.length
  return (
    <label class="scrub">
      <input
        type="range"
        min={0}
        max={all - 1}
        value={at}
        aria-label={t('replay.where')}
        aria-valuetext={t('replay.step', { n: at + 1, all })}
        onInput={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">{t('replay.step', { n: at + 1, all })}</span>
    </label>
  )
}
