import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { state } from '../state'
import { t, type PlainKey } from '../text/t'

/** A name somebody typed: text only, in its own direction. */
export const Name = ({ of }: { of: string }) => <bdi class="name">{of}</bdi>

/** For ears only. */
export const Said = ({ children }: { children: ComponentChildren }) => <span class="sr">{children}</span>

/** What went wrong last, or `says`, in one sentence. */
export function Notice({ id, says }: { id?: string; says?: PlainKey | null }) {
  const key = says === undefined ? state.notice.value : says
  return (
    <p {...(id === undefined ? {} : { id })} class="notice" role="alert" hidden={key === null}>
      {key !== null && t(key)}
    </p>
  )
}

/** What a connection may take before it is worth a line, which moves everything under it. */
const SOON = 2_000

/** The connection, when it is not there; on a screen that needs none, the network. */
export function LineLost() {
  const { value: line } = state.line
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  if (line === 'idle' && state.offline.value) return <p class="lost">{t('line.offline')}</p>
  if (line === 'idle' || line === 'live' || (line === 'connecting' && !late)) return null
  return <p class="lost">{t(line === 'waiting' || line === 'asleep' ? 'line.waiting' : 'line.connecting')}</p>
}
