import '../style/qr.css'
import { useEffect, useRef } from 'preact/hooks'
import { Said } from './bits'

/** A code to be read out and typed, and what it is for. A fresh one stands where it was asked for, and is read from there. */
export function Spelled({ code, how, isFresh }: { code: string; how: string; isFresh: boolean }) {
  const here = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFresh) here.current?.focus()
  }, [code, isFresh])
  const half = code.length / 2
  return (
    <p class="spelled" tabIndex={-1} ref={here}>
      <Said>{[...code].join(' ')}</Said>
      <b aria-hidden="true">
        {code.slice(0, half)} {code.slice(half)}
      </b>
      <small>{how}</small>
    </p>
  )
}
