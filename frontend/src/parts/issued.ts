import { useState } from 'preact/hooks'
import { issueCode } from '../act'
import { state } from '../state'
import type { PlainKey } from '../text/t'

/** A code that is asked for with `ask`, or what stood in the way: that is said where it was asked for. */
export function useIssued(seat: number | null) {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<PlainKey | null>(null)
  const ask = async () => {
    const issued = await issueCode(seat)
    setCode(issued?.code ?? '')
    setWrong(issued === null ? state.notice.value : null)
    if (issued === null) state.notice.value = null
  }
  return { code, wrong, ask: () => void ask() }
}
