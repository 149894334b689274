import { drawn } from './icon'

interface Props {
  of: string
  /** The drawing's own size, and how often it stands side by side. */
  width: number
  height: number
  times: number
  as?: string
  align?: 'xMinYMin' | 'xMinYMid' | 'xMinYMax'
}

/** A drawing repeated sideways: a wall, a floor, a range of hills. */
export const Tiles = ({ of, width, height, times, as = of, align = 'xMinYMax' }: Props) => (
  <svg class={as} viewBox={`0 0 ${width * times} ${height}`} preserveAspectRatio={`${align} slice`} aria-hidden="true">
    {Array.from({ length: times }, (_, at) => (
      <use key={at} href={drawn(of)} x={at * width} width={width} height={height} />
    ))}
  </svg>
)
