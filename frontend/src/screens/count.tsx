import '../style/moments.css'
import { shootCount } from '../moments/counting'
import type { Moment } from '../moments/moments'
import { useFilm } from '../moments/shoot'
import { Name } from '../parts/bits'
import { Figures, Hat, Icon } from '../parts/icon'
import { Glow } from '../parts/place'
import type { Playing } from '../state'
import { t } from '../text/t'

/** The chests are opened one by one, the poorest first, up to whoever has won. */
export function Count({ playing, moment }: { playing: Playing; moment: Extract<Moment, { kind: 'count' }> }) {
  const { scores, winners } = moment.over
  const { screen } = useFilm<HTMLElement>(playing, { shoot: (film, root) => shootCount(film, root, playing), hold: [900, 0] })
  const score = (seat: number) => scores[seat] ?? 0
  const upwards = [...playing.table.view.explorers].sort(
    (one, other) => Number(winners.includes(one.seat)) - Number(winners.includes(other.seat)) || score(one.seat) - score(other.seat),
  )
  return (
    <main class="sheet counting" ref={screen}>
      <section class="stage">
        <Glow as="sun" />
        <h1>{t('count.title')}</h1>
        <ol class="opened">
          {upwards.map((one) => (
            <li key={one.seat} class={winners.includes(one.seat) ? 'blk won' : 'blk'}>
              <Hat colour={one.colour} />
              <b class="nm">
                <Name of={one.name} />
              </b>
              <span class="relics" aria-hidden="true">
                {one.relics.map((worth, at) => (
                  <Icon key={`${worth}-${at}`} of="relic" />
                ))}
              </span>
              <span class="lid">
                <Icon of="chest" />
                <Figures n={score(one.seat)} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}
