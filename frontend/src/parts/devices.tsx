import { useState } from 'preact/hooks'
import { issueCode, signOutOthers } from '../act'
import { codeLink } from '../route'
import { inStep } from '../state'
import { t } from '../text/t'
import type { CodeMessage } from '../wire'
import { Spelled } from './bits'
import { Deed } from './deed'
import { Qr } from './qr'

/** My seat on other devices: let one more in, or sign all others out. */
export function Devices({ seat, devices }: { seat: number; devices: number }) {
  return (
    <section class="devices">
      <h3 class="h">{t('seat.title')}</h3>
      <p class="soft">{t('seat.devices', { n: devices })}</p>
      <Move seat={seat} label={t('seat.move')} how={t('seat.how')} />
      {devices > 1 && <Deed label={t('seat.signout')} sure={t('seat.signout.sure')} run={signOutOthers} />}
    </section>
  )
}

/** A code, as letters and as a picture, that makes another device one of a seat's. */
export function Move({ seat, label, how }: { seat: number; label: string; how: string }) {
  const [code, setCode] = useState<CodeMessage | null>(null)
  const ask = async () => setCode(await issueCode(seat))
  if (code === null) {
    return (
      <button type="button" class="btn blk press quiet" disabled={!inStep.value} onClick={() => void ask()}>
        {label}
      </button>
    )
  }
  return (
    <div class="move">
      <Qr link={codeLink(code.code)} />
      <Spelled code={code.code} how={how} />
    </div>
  )
}
