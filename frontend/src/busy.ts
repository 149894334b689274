import { computed } from '@preact/signals'
import { state } from './state'

/** While a moment plays, a tap belongs to it and decides nothing. */
export const busy = computed(() => state.moments.value.length > 0)
