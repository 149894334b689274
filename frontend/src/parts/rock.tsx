import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from './icon'
import { Stretched } from './place'
import { Tiles } from './tiles'

// Pixels from which the path has three levels and the drawings at both ends are the tall ones.
const TALL = 270

export function useTall() {
  const scene = useRef<HTMLElement>(null)
  const [tall, setTall] = useState(false)
  useLayoutEffect(() => {
    const resized = new ResizeObserver(([entry]) => setTall((entry?.contentRect.height ?? 0) >= TALL))
    if (scene.current) resized.observe(scene.current)
    return () => resized.disconnect()
  }, [])
  return [scene, tall] as const
}

/** Walls, floor and ceiling, and the dark at the right. */
export function Rock({ kills, tall }: { kills: number; tall: boolean }) {
  return (
    <>
      <Tiles of="wall" width={360} height={180} times={4} align="xMinYMid" />
      <Stretched of={tall ? 'ahead-tall' : 'ahead'} as="ahead" />
      <Gaze of={kills} />
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
