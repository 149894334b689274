import { remove } from '../act'
import { isolate, t } from '../text/t'
import type { GameView } from '../wire'
import { Name } from './bits'
import { GraveDeed } from './deed'
import { Move } from './devices'
import { Hat, Icon } from './icon'

/** What the host may do to the others: let them in on another device, or remove them. */
export function Others({ view }: { view: GameView }) {
  const others = view.explorers.filter(({ seat, where }) => seat !== view.host && where !== 'left')
  const deed = view.stage === 'lobby' ? 'menu.evict' : 'menu.remove'
  if (others.length === 0) return null
  return (
    <section>
      <h3 class="h">{t('menu.others')}</h3>
      {others.map(({ seat, name, colour }) => {
        const named = { name: isolate(name) }
        return (
          <details key={seat} name="others">
            <summary class="deed blk">
              <Hat colour={colour} />
              <Name of={name} />
              <Icon of="plus" as="more" />
            </summary>
            <Move sign="key" seat={seat} label={t('seat.letin', named)} how={t('seat.letin.how', named)} />
            <GraveDeed sign="out" label={t(deed, named)} sure={t(`${deed}.sure`, named)} run={() => remove(seat)} />
          </details>
        )
      })}
    </section>
  )
}
