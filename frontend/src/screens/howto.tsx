import '../style/howto.css'
import type { ComponentChildren } from 'preact'
import { Figures, Hat, Icon, TrapIcon } from '../parts/icon'
import { Sheet } from '../parts/sheet'
import { SheetBar } from '../parts/sheetbar'
import { closeSheet } from '../route'
import { t, type PlainKey } from '../text/t'

/** Where an edition differs from the one without relics and with the traps of the cave. */
const EDITIONS: Readonly<Record<string, { trap?: string; relic?: PlainKey; end?: PlainKey }>> = {
  relics: { relic: 'how.relic.text' },
  incan: { relic: 'how.relic.incan', end: 'how.end.incan' },
  classic: { trap: 'scorpion' },
}

/** The rules in under a minute, by the edition that is played. */
export function HowTo({ preset }: { preset: string }) {
  const { trap = 'spider', relic, end = 'how.end.text' } = EDITIONS[preset] ?? {}
  return (
    <Sheet title={t('howto')} onClose={() => closeSheet()}>
      <SheetBar title={t('howto')} />
      <ol class="pad tale">
        <Step title="how.card" text="how.card.text" picture={<Deck />} />
        <Step title="how.treasure" text="how.treasure.text" picture={<Shared />} />
        <Step title="how.trap" text="how.trap.text" picture={<Traps kind={trap} />} />
        <Step title="how.choice" text="how.choice.text" picture={<Choices />} />
        <Step title="how.home" text="how.home.text" picture={<Home />} />
        {relic && <Step title="how.relic" text={relic} picture={<Relic />} />}
        <Step title="how.end" text={end} picture={<End />} />
      </ol>
    </Sheet>
  )
}

const Step = ({ title, text, picture }: { title: PlainKey; text: PlainKey; picture: ComponentChildren }) => (
  <li class="blk">
    <div class="pane" aria-hidden="true">
      {picture}
    </div>
    <div>
      <h3>{t(title)}</h3>
      <p>{t(text)}</p>
    </div>
  </li>
)

const Treasure = ({ as, rubies }: { as: string; rubies: number }) => (
  <span class={`shown ${as}`}>
    <Icon of="card1" as="face" />
    <Icon of="rays" as="ray" />
    <Figures n={9} />
    <span class="left">
      {Array.from({ length: rubies }, (_, at) => (
        <Icon key={at} of="ruby" />
      ))}
    </span>
  </span>
)

const Deck = () => (
  <>
    <Icon of="ahead" as="dark" />
    <Icon of="back" as="next" />
    <Treasure as="turned" rubies={0} />
    <Icon of="eyes" as="gaze" />
  </>
)

const Shared = () => (
  <>
    <Treasure as="four" rubies={4} />
    <span class="five">
      {(['red', 'amber', 'teal', 'blue', 'green'] as const).map((colour) => (
        <Hat key={colour} colour={colour} />
      ))}
    </span>
  </>
)

const Traps = ({ kind }: { kind: string }) => (
  <>
    {['first', 'second'].map((which) => (
      <span key={which} class={`shown trap ${which}`}>
        <Icon of={which === 'first' ? 'card1' : 'card2'} as="face" />
        <TrapIcon kind={kind} as="pic" />
      </span>
    ))}
    <Icon of="rock" as="rock1" />
    <Icon of="rock" as="rock2" />
  </>
)

const Choices = () => (
  <>
    <span class="shown out">
      <Icon of="card1" as="face" />
      <Icon of="exit" as="pic" />
    </span>
    <span class="shown deeper">
      <Icon of="card2" as="face" />
      <Icon of="cont" as="pic" />
    </span>
  </>
)

const Home = () => (
  <>
    <Icon of="mouth" as="light" />
    <Icon of="day" as="day" />
    <Icon of="tent" as="camp" />
    <Hat colour="pink" />
    <Icon of="chest" as="safe" />
  </>
)

const Relic = () => (
  <>
    <Icon of="rays" as="shine" />
    <Icon of="relic" as="idol" />
  </>
)

const End = () => (
  <>
    <Icon of="laurel" as="wreath" />
    <Icon of="chest" as="won" />
  </>
)
