import { useEffect, useState } from 'preact/hooks'

// Neither is there without a secure context.
export const canShare = () => typeof navigator.share === 'function'
export const canCopy = () => typeof navigator.clipboard?.writeText === 'function'

/** Opens the share sheet. One that was closed again is no mistake. */
export const share = (what: ShareData) => void navigator.share(what).catch(() => {})

const A_WHILE = 2_000 // milliseconds in which it can be read that something was copied

/** Copies a text, and says so for a while. A refused clipboard leaves the text to be selected. */
export function useCopying(text: string) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), A_WHILE)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied((times) => times + 1), () => {})
  return { copied: copied > 0, copy }
}
