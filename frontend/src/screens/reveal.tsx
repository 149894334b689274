import '../style/moments.css'
import { Name, Said } from '../parts/bits'
import { Figures, Hat, Icon, RelicIcon } from '../parts/icon'
import { Glow, Stretched } from '../parts/place'
import { Tiles } from '../parts/tiles'
import { shootReveal } from '../moments/revealing'
import { useFilm } from '../moments/shoot'
import { outlook, reasonsOf, titleOf, type Reveal as Revealed } from '../moments/words'
import { state, type Playing } from '../state'
import { t } from '../text/t'
import type { Choice, ExplorerView, GameView } from '../wire'

/** All choices turn at once; then those who turn back hop into the daylight. */
export function Reveal({ playing, moment }: { playing: Playing; moment: Revealed }) {
  const { before } = playing
  const leaves = moment.exit !== null
  const { screen, end } = useFilm<HTMLElement>(playing, {
    shoot: (film, root) => shootReveal(film, root, playing),
    hold: [leaves ? 2400 : 1500, 600],
  })
  const crew = before.explorers.filter(({ seat }) => moment.choices.choices[seat] !== undefined)
  const following = state.moments.value[1]?.moment.kind
  const closes = following !== 'turn' && following !== 'collapse'
  return (
    <main class={`sheet reveal n${crew.length}`} ref={screen}>
      <section class="stage">
        <Glow as="sun" />
        <div class="verdict">
          <p class="breath" aria-hidden="true">
            {t('reveal.breath')}
          </p>
          <h1>{titleOf(moment, before)}</h1>
          <p class="sub">{reasonsOf(moment, before).join(' ')}</p>
        </div>
        <ul class="turned">
          {crew.map((one) => (
            <Turned key={one.seat} one={one} choice={moment.choices.choices[one.seat] ?? 'continue'} mine={one.seat === before.you?.seat} />
          ))}
        </ul>
        <Walk moment={moment} before={before} />
      </section>
      <div class="strip">
        <div class="fuse2" aria-hidden="true">
          <span class="rest" />
        </div>
        <p>{outlook(moment, before, closes)}</p>
        <button type="button" class="btn blk press quiet" data-goal onClick={end}>
          {t(closes ? 'moment.on' : 'reveal.turn')}
        </button>
      </div>
    </main>
  )
}

function Turned({ one, choice, mine }: { one: ExplorerView; choice: Choice; mine: boolean }) {
  return (
    <li class={choice === 'exit' ? 'goes' : 'stays'}>
      <div class="turner">
        <Icon of="back" as="bk" />
        <div class="choice">
          <Icon of={one.seat % 2 ? 'card1' : 'card2'} as="face" />
          <Icon of={choice === 'exit' ? 'exit' : 'cont'} as="pic" />
        </div>
      </div>
      <Hat colour={one.colour} />
      <span class={mine ? 'nm blk mine' : 'nm blk'}>
        <Name of={one.name} />
        <Said>{t(choice)}</Said>
      </span>
    </li>
  )
}

/** The way out: on the left the camp in daylight, on the right those who stay, around the torch. */
function Walk({ moment: { choices, exit }, before }: { moment: Revealed; before: GameView }) {
  const leavers = before.explorers.filter(({ seat }) => exit?.explorers.includes(seat))
  const stayers = before.explorers.filter(({ seat }) => choices.choices[seat] === 'continue')
  const campers = before.explorers.filter(({ where }) => where === 'camp')
  return (
    <div class="walk" aria-hidden="true">
      <Stretched of="mouth" />
      <Tiles of="floor" width={240} height={48} times={4} />
      <Icon of="day" as="day" />
      <div class="campers">
        <Icon of="tent" />
        {campers.map((one) => (
          <Hat key={one.seat} colour={one.colour} as="" />
        ))}
      </div>
      <div class={leavers.length > 3 ? 'leavers crowd' : 'leavers'}>
        {leavers.map((one, at) => (
          <div key={one.seat} class="leaver">
            {(leavers.length <= 3 || at === leavers.length - 1) && exit !== null && <Gain banked={exit.banked} relics={exit.relics} />}
            <Hat colour={one.colour} />
          </div>
        ))}
      </div>
      <div class="stayers">
        {stayers.map((one) => (
          <Hat key={one.seat} colour={one.colour} as="" />
        ))}
        {stayers.length > 0 && <Icon of="torch" as="lead" />}
      </div>
    </div>
  )
}

const Gain = ({ banked, relics }: { banked: number | null; relics: readonly string[] }) => (
  <span class="gain blk">
    {banked !== null && (
      <>
        <Figures n={banked} sign="plus" />
        <Icon of="ruby" />
      </>
    )}
    {relics.map((card) => (
      <RelicIcon key={card} card={card} />
    ))}
  </span>
)
