import { signal } from '@preact/signals'

export interface Spoken {
  id: number
  text: string
}

// Enough for whoever reads back; a screen reader has long spoken them.
const KEPT = 12

/** What was said to those who listen, oldest first. */
export const spoken = signal<readonly Spoken[]>([])
let said = 0
/** What was said while nobody could hear it; null while it can be heard. */
let unheard: string[] | null = null

/** Says sentences to those who listen instead of looking, after all that was said before. */
export function announce(sentences: readonly string[]): void {
  if (unheard !== null) {
    unheard.push(...sentences)
    return
  }
  const added = sentences.map((text): Spoken => ({ id: (said += 1), text }))
  spoken.value = [...spoken.value, ...added].slice(-KEPT)
}

/** From now on nobody hears what is said, so that it waits. */
export function hold(): void {
  unheard ??= []
}

/** What waits is not worth saying any more. */
export function drop(): void {
  unheard &&= []
}

/** Now somebody hears it. */
export function release(): void {
  const waiting = unheard ?? []
  unheard = null
  announce(waiting)
}
