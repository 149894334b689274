import { t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Name } from './bits'
import { Hat, Icon } from './icon'

export const SEATS = 8

/** Those who sit round the fire, and the seats that are open. */
export function Fireside({ view }: { view: GameView }) {
  const open = SEATS - view.explorers.length
  return (
    <section class="fireside" aria-label={t('lobby.title')}>
      <Icon of="glow" as="blaze" />
      <Icon of="fire" as="fire" />
      <Icon of="fire-2" as="fire leaping" />
      <ul class="seats">
        {view.explorers.map((one) => (
          <li key={one.seat} class={one.seat === view.you?.seat ? 'me' : ''}>
            <Hat colour={one.colour} />
            <b class={[...one.name].length > 14 ? 'long' : ''}>
              <Name of={one.name} />
              <small>{role(one, view)}</small>
            </b>
          </li>
        ))}
        {Array.from({ length: open }, (_, at) => (
          <li key={`open ${at}`} class="open" aria-hidden={at > 0}>
            <Icon of="log" as="log" />
            <small>{at === 0 ? t('lobby.open') : ''}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function role({ seat, rekeyed }: ExplorerView, { host, you }: GameView): string {
  if (seat === you?.seat) return t(seat === host ? 'lobby.youhost' : 'lobby.you')
  if (rekeyed) return t('lobby.rekeyed')
  return t(seat === host ? 'lobby.host' : 'lobby.here')
}
