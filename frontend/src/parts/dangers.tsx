import { t } from '../text/t'
import type { TrapView } from '../wire'
import { Said } from './bits'
import { Icon, TrapIcon } from './icon'
import { TrapWord } from './trapword'

/** Each kind of trap: whether a second one would now kill, and where its three cards are. */
export function Dangers({ traps }: { traps: readonly TrapView[] }) {
  return (
    <ul class="dangers" aria-label={t('dangers')}>
      {traps.map((trap) => (
        <li key={trap.trap} class={trap.kills ? 'blk seen' : 'blk'}>
          <TrapIcon kind={trap.trap} />
          <TrapWord kind={trap.trap} />
          {trap.kills && <Said>{t('danger.kills')}</Said>}
          <Said>{t('danger.left', { n: trap.in_deck })}</Said>
          <Pips {...trap} />
        </li>
      ))}
    </ul>
  )
}

function Pips({ on_path: onPath, in_deck: inDeck, gone }: TrapView) {
  const kinds = [...Array<string>(onPath).fill('on'), ...Array<string>(inDeck).fill(''), ...Array<string>(gone).fill('x')]
  return (
    <span class="pips" aria-hidden="true">
      {kinds.map((kind, at) => (
        <Icon key={at} of="pip" as={kind} />
      ))}
    </span>
  )
}
