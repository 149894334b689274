import { drawn } from '../parts/icon'

/** The mouth of the cave, as tall as it is let: on its left is daylight. */
export const Mouth = () => (
  <svg class="mouth" viewBox="0 0 96 176" preserveAspectRatio="none" aria-hidden="true">
    <use href={drawn('mouth')} />
  </svg>
)

/** Torchlight: three jagged stars laid over each other. */
export const Glow = ({ as }: { as: string }) => (
  <svg class={as} viewBox="-100 -100 200 200" aria-hidden="true">
    <use href={drawn('glow')} x="-100" y="-100" width="200" height="200" />
  </svg>
)
