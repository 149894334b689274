import { MOST_EXPLORERS } from '../numbers'
import { t } from '../text/t'
import type { ExplorerView } from '../wire'
import { Name } from './bits'
import { Hat, Icon } from './icon'

interface Props {
  explorers: readonly ExplorerView[]
  me?: number | undefined
  /** What is said of each, under the name. */
  role?(one: ExplorerView): string
  /** What is said of the seats that are open, once. */
  open?: string
}

/** Those who sit round the fire, and the seats that are open. */
export function Fireside({ explorers, me, role, open = '' }: Props) {
  return (
    <section class="fireside">
      <Icon of="glow" as="blaze" />
      <Icon of="fire" as="fire" />
      <Icon of="fire-2" as="fire leaping" />
      <ul class="seats" aria-label={t('crew')}>
        {explorers.map((one) => (
          <li key={one.seat} class={one.seat === me ? 'me' : ''}>
            <Hat colour={one.colour} />
            <b class={[...one.name].length > 14 ? 'long' : ''}>
              <Name of={one.name} />
              {role && <small>{role(one)}</small>}
            </b>
          </li>
        ))}
        {Array.from({ length: MOST_EXPLORERS - explorers.length }, (_, at) => (
          <li key={`open ${explorers.length + at}`} class="open" aria-hidden={at > 0 || open === ''}>
            <Icon of="log" as="log" />
            <small>{at === 0 ? open : ''}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
