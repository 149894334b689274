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

/** Says sentences to those who listen instead of looking, after all that was said before. */
export function announce(sentences: readonly string[]): void {
  const added = sentences.map((text): Spoken => ({ id: (said += 1), text }))
  spoken.value = [...spoken.value, ...added].slice(-KEPT)
}
