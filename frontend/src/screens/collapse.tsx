import '../style/moments.css'
import { useState } from 'preact/hooks'
import { LIE, shootCollapse } from '../moments/collapsing'
import type { Moment } from '../moments/moments'
import { useFilm } from '../moments/shoot'
import { Name } from '../parts/bits'
import { Figures, Hat, Icon, TrapIcon } from '../parts/icon'
import { Tiles } from '../parts/tiles'
import { isCalm } from '../settings'
import type { Playing } from '../state'
import { t } from '../text/t'
import { ofTrap } from '../text/tell'
import type { ExplorerView } from '../wire'

type Collapsed = Extract<Moment, { kind: 'collapse' }>

/** The second trap of its kind: the cave comes down. Until its card lies face up, no word tells it from another. */
export function Collapse({ playing, moment }: { playing: Playing; moment: Collapsed }) {
  const { trap, explorers, lost } = moment.collapse
  const [turned, setTurned] = useState(isCalm())
  const { screen, end, skip } = useFilm<HTMLElement>(playing, {
    shoot: (film, root) => shootCollapse(film, root, playing, () => setTurned(true)),
    hold: [2600, 700],
  })
  const crew = playing.table.view.explorers
  return (
    <main class="sheet collapse" ref={screen}>
      <section class="stage">
        <Quake trap={trap} />
        <div class="fallen">
          <h1 class="blk">{ofTrap('second', trap)}</h1>
          {lost !== 0 && <p>{t('collapse.lost')}</p>}
        </div>
        <ul class={explorers.length > 4 ? 'toll blk many' : 'toll blk'}>
          {crew.filter(({ seat }) => explorers.includes(seat)).map((one) => (
            <Lost key={one.seat} one={one} lost={lost} />
          ))}
        </ul>
        <div class="night" aria-hidden="true" />
        <FatalCard trap={trap} />
      </section>
      <div class="foot">
        <Saved crew={crew.filter(({ seat, where }) => where !== 'left' && !explorers.includes(seat))} />
        <div class="fuse2" aria-hidden="true">
          <span class="rest" />
        </div>
        <button type="button" class="btn blk press quiet" data-goal onClick={turned ? end : skip}>
          {t(turned ? 'collapse.on' : 'reveal.turn')}
        </button>
      </div>
    </main>
  )
}

const Quake = ({ trap }: { trap: string }) => (
  <div class="quake">
    <Icon of="rays" as="sun" />
    <Tiles of="ceil" width={240} height={60} times={4} align="xMinYMin" />
    <TrapIcon kind={trap} as="beast" />
    {LIE.map((turned, at) => (
      <Icon key={turned} of="rock" as={`rk r${at}`} />
    ))}
  </div>
)

const FatalCard = ({ trap }: { trap: string }) => (
  <div class="fatal" aria-hidden="true">
    <div class="turner">
      <Icon of="back" as="bk" />
      <div class="choice">
        <Icon of="card2" as="face" />
        <TrapIcon kind={trap} as="pic" />
      </div>
    </div>
  </div>
)

const Lost = ({ one, lost }: { one: ExplorerView; lost: number | null }) => (
  <li>
    <Hat colour={one.colour} />
    <span class="nm">
      <Name of={one.name} />
    </span>
    {lost !== null && (
      <span class="loss">
        <Figures n={lost} {...(lost > 0 ? { sign: 'minus' as const } : {})} />
        <Icon of="bag" />
      </span>
    )}
  </li>
)

const Saved = ({ crew }: { crew: readonly ExplorerView[] }) => (
  <p class="saved" hidden={crew.length === 0}>
    <span class="heads" aria-hidden="true">
      <Icon of="tent" />
      {crew.map((one) => (
        <Hat key={one.seat} colour={one.colour} as="" />
      ))}
    </span>
    <span>{t('collapse.safe')}</span>
  </p>
)
