import { useEffect, useState } from 'preact/hooks'
import { issueCode } from '../act'
import { serverNow } from '../clock'
import { state } from '../state'
import type { PlainKey } from '../text/t'
import type { CodeMessage } from '../wire'

/** A code that is asked for with `ask`, as long as it is good, or what stood in the way: that is said where it was asked for. */
export function useIssued(seat: number | null) {
  const [issued, setIssued] = useState<CodeMessage | null>(null)
  const [wrong, setWrong] = useState<PlainKey | null>(null)
  const ask = async () => {
    const answer = await issueCode(seat)
    setIssued(answer)
    setWrong(answer === null ? state.notice.value : null)
    if (answer === null) state.notice.value = null
  }
  useEffect(() => {
    if (issued === null) return
    const timer = setTimeout(() => setIssued(null), issued.until * 1000 - serverNow())
    return () => clearTimeout(timer)
  }, [issued])
  return { code: issued?.code ?? '', wrong, ask: () => void ask() }
}
