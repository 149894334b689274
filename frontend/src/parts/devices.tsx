import { signOutOthers } from '../act'
import { codeLink } from '../route'
import { t } from '../text/t'
import { Notice } from './bits'
import { GraveDeed } from './deed'
import { useIssued } from './issued'
import { Qr } from './qr'
import { StepRow } from './row'
import { Spelled } from './spelled'

/** My seat on other devices: let one more in, or sign all others out. A code goes when it has let one in. */
export function Devices({ seat, devices }: { seat: number; devices: number }) {
  return (
    <section>
      <h3 class="h">{t('seat.title')}</h3>
      <p class="soft">{t('seat.devices', { n: devices })}</p>
      <Move sign="phone" seat={seat} label={t('seat.move')} how={t('seat.how')} />
      {devices > 1 && <GraveDeed sign="out" label={t('seat.signout')} sure={t('seat.signout.sure')} run={signOutOthers} />}
    </section>
  )
}

interface MoveProps {
  sign: string
  seat: number
  label: string
  how: string
}

/**
 * A code, as letters and as a picture, that makes another device one of a seat's. To one that was asked for here before,
 * and may have been tried in vain, there is another.
 */
export function Move({ sign, seat, label, how }: MoveProps) {
  const { code, isFresh, wrong, ask } = useIssued(seat)
  return (
    <>
      {code !== '' && (
        <div class="move">
          <Qr link={codeLink(code)} />
          <Spelled code={code} how={how} isFresh={isFresh} />
        </div>
      )}
      {(code === '' || !isFresh) && <StepRow sign={sign} label={label} onClick={ask} />}
      <Notice says={wrong} />
    </>
  )
}
