import { drawn } from './icon'

const BOX = {
  mouth: '0 0 96 176',
  'mouth-tall': '0 0 96 320',
  ahead: '0 0 96 176',
  'ahead-tall': '0 0 96 320',
  seg: '0 0 40 80',
} as const

/** A drawing of the place that fills its box, whatever its proportions. */
export const Stretched = ({ of, as = of }: { of: keyof typeof BOX; as?: string }) => (
  <svg class={as} viewBox={BOX[of]} preserveAspectRatio="none" aria-hidden="true">
    <use href={drawn(of)} />
  </svg>
)

/** Light: three jagged stars, laid over each other. */
export const Glow = ({ as = 'glow' }: { as?: string }) => (
  <svg class={as} viewBox="-100 -100 200 200" aria-hidden="true">
    <use href={drawn('glow')} x="-100" y="-100" width="200" height="200" />
  </svg>
)
