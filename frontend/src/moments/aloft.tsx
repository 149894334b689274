import '../style/aloft.css'
import { Icon, TrapIcon } from '../parts/icon'
import type { Playing } from '../state'
import type { Moment } from './moments'
import { useFilm } from './shoot'
import { handful, shootTurn } from './turning'

type Turn = Extract<Moment, { kind: 'turn' }>

/** Over the table, while a card is turned: the card and its rubies on their way. A tap here lands them. */
export function Aloft({ playing, moment }: { playing: Playing; moment: Turn }) {
  const { screen } = useFilm<HTMLDivElement>(playing, {
    shoot: (film, layer) => shootTurn(film, layer, playing),
    hold: [0, 0],
    faded: () => document.querySelector('.path li:last-child .card'),
  })
  const { card } = moment
  const gems = card.type === 'treasure' ? handful(card.share, card.explorers) * card.explorers.length : 0
  return (
    <div class="aloft" ref={screen} aria-hidden="true">
      {card.type === 'trap' && (
        <div class="dark">
          <TrapIcon kind={card.trap} as="lurker" />
        </div>
      )}
      <Icon of="back" as="back2" />
      {Array.from({ length: gems }, (_, at) => (
        <Icon key={at} of="ruby" as="gem" />
      ))}
    </div>
  )
}
