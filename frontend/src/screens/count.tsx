import '../style/moments.css'
import { shootCount } from '../moments/counting'
import type { Moment } from '../moments/moments'
import { useFilm } from '../moments/shoot'
import { Name } from '../parts/bits'
import { Figures, Hat, Icon } from '../parts/icon'
import { Glow } from '../parts/place'
import { ranked } from '../ranks'
import type { Playing } from '../state'
import { t } from '../text/t'

/** The chests are opened one by one, the poorest first, up to whoever has won. */
export function Count({ playing, moment }: { playing: Playing; moment: Extract<Moment, { kind: 'count' }> }) {
  const { scores, winners } = moment.over
  const { screen } = useFilm<HTMLElement>(playing, { shoot: (film, root) => shootCount(film, root, playing), hold: [900, 0] })
  const upwards = ranked(playing.table.view.explorers, moment.over).reverse()
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
                <Figures n={scores[one.seat] ?? 0} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}
