import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { issueCode } from '../act'
import { serverNow } from '../clock'
import { state } from '../state'
import { isTruthAsked } from '../talk'
import type { PlainKey } from '../text/t'
import type { CodeMessage } from '../wire'

/** A code, and how many devices my seat had then, if it is for my seat and that was known. */
interface Issued extends CodeMessage {
  devices: number | null
}

/** What was issued on this page, by table and seat: whoever closes a dialog loses no code that is still good. */
const kept = signal<ReadonlyMap<string, Issued>>(new Map())

/** A code that is asked for with `ask`, as long as it is good, or what stood in the way: that is said where it was asked for. */
export function useIssued(seat: number | null) {
  const issued = kept.value.get(placeOf(state.game.value, seat))
  const good = issued !== undefined && isGood(issued)
  const [isFresh, setFresh] = useState(false)
  const [wrong, setWrong] = useState<PlainKey | null>(null)
  const ask = async () => {
    const answer = await issueCode(seat)
    if (answer !== null) keep(answer)
    setFresh(answer !== null)
    setWrong(answer === null ? state.notice.value : null)
    if (answer === null) state.notice.value = null
  }
  useEffect(() => {
    if (issued === undefined) return
    const timer = setTimeout(() => drop(issued), good ? issued.until * 1000 - serverNow() : 0)
    return () => clearTimeout(timer)
  }, [issued, good])
  return { code: good ? issued.code : '', isFresh, wrong, ask: () => void ask() }
}

const placeOf = (game: string | null, seat: number | null) => `${game} ${seat}`

// A count that is only now being asked for would seem to change by the answer.
function keep(code: CodeMessage): void {
  const { devices, view } = state.table.value ?? {}
  const isMine = code.seat !== null && code.seat === view?.you?.seat
  const issued = { ...code, devices: isMine && !isTruthAsked() ? (devices ?? null) : null }
  kept.value = new Map([...kept.value, [placeOf(code.game, code.seat), issued]])
}

// Not only hidden: another count might make it look good again.
function drop(issued: Issued): void {
  kept.value = new Map([...kept.value].filter(([, one]) => one !== issued))
}

// One more device came by the code, which is used up then; one less was signed out, and the code with it.
const isGood = ({ until, devices }: Issued) =>
  until * 1000 > serverNow() && (devices === null || devices === state.table.value?.devices)
