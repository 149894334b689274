import type { ComponentChildren } from 'preact'
import { Print } from './icon'

/** The cave by night with everyone before it, as large as there is room below what stands above it. */
export const Hero = ({ children }: { children?: ComponentChildren }) => (
  <div class="hero">
    {children}
    <Print />
  </div>
)
