import { signal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import { speakLater } from './text/load'
import { Unloaded } from './parts/unloaded'

/**
 * A component that is loaded when it is first shown, or before, when `preload` is called. Until then `meanwhile` stands
 * there, and where it cannot be had `instead`.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ComponentChildren = null,
  instead: ComponentChildren = <Unloaded />,
): ComponentType<P> & { preload(): void } {
  const loaded = signal<ComponentType<P> | 'failed' | null>(null)
  let asked = false
  const preload = () => {
    if (asked) return
    asked = true
    load().then(
      (component) => {
        loaded.value = component
      },
      () => {
        loaded.value = 'failed'
        asked = false
      },
    )
  }
  const Lazy = (props: P) => {
    preload()
    const Component = loaded.value
    if (Component === 'failed') return instead
    return Component ? <Component {...props} /> : meanwhile
  }
  return Object.assign(Lazy, { preload })
}

/** The same for a room whose texts are loaded with it. */
export const lazyRoom = <P extends object>(load: () => Promise<ComponentType<P>>, ...stands: readonly ComponentChildren[]) =>
  lazy(async () => (await Promise.all([load(), speakLater()]))[0], ...stands)
