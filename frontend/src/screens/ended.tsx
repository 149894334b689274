import '../style/ended.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { CAVES } from '../numbers'
import { pages, readLog } from '../log'
import { shootEnd } from '../moments/closing'
import { broughtHome, outcome } from '../moments/home'
import { type Moment } from '../moments/moments'
import { next } from '../moments/queue'
import { useFilm } from '../moments/shoot'
import { Bar } from '../parts/bar'
import { LineLost, Name, Said } from '../parts/bits'
import { Lid } from '../parts/held'
import { Figures, Hat, Icon, TrapIcon } from '../parts/icon'
import { usePress } from '../parts/press'
import { Tiles } from '../parts/tiles'
import { useSettled } from '../parts/settled'
import { state, type Playing } from '../state'
import { t } from '../text/t'
import { ofTrap } from '../text/tell'
import type { ExplorerView, GameView } from '../wire'

type End = Extract<Moment, { kind: 'end' }>

// Milliseconds. This screen comes by itself, and its button stands where the one of the screen before it stood.
const STAND = 600

/** An expedition has ended: how, and what everybody has by now. It stays until it was read. */
export function Ended({ playing, moment }: { playing: Playing; moment: End }) {
  const { view, version } = playing.table
  const { screen } = useFilm<HTMLElement>(playing, { shoot: (film, root) => shootEnd(film, root, playing), hold: null })
  const ready = useSettled(playing, STAND)
  const pressed = usePress(useRef<HTMLElement>(null), { ready, holdable: false, tap: next, held: next })
  const cave = moment.end.expedition
  const last = view.stage === 'over'
  const gains = outcome(useBroughtHome(version), moment.collapse)
  return (
    <main class="sheet closed" ref={screen}>
      <Bar title={t('cave.of', { n: cave, all: CAVES.length })} table />
      <Row cave={cave} />
      <div class="pad">
        <LineLost />
        <div class="cols">
          <h2>{t('ended.title', { n: cave })}</h2>
          {gains && <Icon of="bag" />}
          <Icon of="chest" />
        </div>
        <Standings view={view} gains={gains} lids={last && !view.open_chests} />
        <Remains moment={moment} view={view} />
      </div>
      <div class="foot">
        <button type="button" class="btn blk press" data-goal aria-disabled={!ready} {...pressed}>
          {last ? t('ended.result') : t('ended.next', { n: cave + 1 })}
        </button>
      </div>
    </main>
  )
}

/** What each one brought home; where this page has not seen all of the cave, the server's log tells. */
function useBroughtHome(version: number): ReadonlyMap<number, number> | null {
  const [read, setRead] = useState(false)
  const seen = broughtHome(state.story.value, version)
  const missing = seen === null
  useEffect(() => {
    if (missing) void readLog().then(setRead)
  }, [missing, version])
  return seen ?? (read ? broughtHome(pages.value.map((page) => ({ version: page.version, seen: page.news })), version) : null)
}

/** The five entrances: those behind us boarded up, this one just now. */
const Row = ({ cave }: { cave: number }) => (
  <div class="row5" aria-hidden="true">
    <Tiles of="ridge" width={360} height={120} times={3} />
    {CAVES.map((n) =>
      n === cave ? (
        <span key={n} class="shut">
          <Icon of="cave" />
          <span class="beam p1" />
          <span class="beam p2" />
          <span class="beam p3" />
        </span>
      ) : (
        <Icon key={n} of={n < cave ? 'barr' : 'cave'} as={n < cave ? '' : n === cave + 1 ? 'open nx' : 'open'} />
      ),
    )}
    <Tiles of="floor" width={240} height={48} times={6} />
  </div>
)

// Where a lid hides a chest there is no ranking, and the order of the seats says nothing.
const ranked = (explorers: readonly ExplorerView[]) =>
  explorers.some(({ points }) => points === null)
    ? explorers
    : [...explorers].sort((one, other) => (other.points ?? 0) - (one.points ?? 0))

interface Ranks {
  view: GameView
  gains: ReadonlyMap<number, number> | null
  /** Whether the chests stay closed until they are opened one by one. */
  lids: boolean
}

function Standings({ view, gains, lids }: Ranks) {
  return (
    <ol class="ranks">
      {(lids ? view.explorers : ranked(view.explorers)).map((one) => (
        <li key={one.seat} class={one.seat === view.you?.seat ? 'blk me' : 'blk'}>
          <Hat colour={one.colour} />
          <b class="nm">
            <Name of={one.name} />
            {one.relics.map((points, at) => (
              <Icon key={`${points}-${at}`} of="relic" />
            ))}
            {one.relics.length > 0 && <Worth relics={one.relics} />}
          </b>
          <span class="got">
            <Gain rubies={gains?.get(one.seat)} />
          </span>
          <Points of={lids ? null : one.points} />
        </li>
      ))}
    </ol>
  )
}

const Worth = ({ relics }: { relics: readonly number[] }) => {
  const points = relics.reduce((sum, one) => sum + one, 0)
  return (
    <>
      <span aria-hidden="true"> {points}</span>
      <Said>{t('crew.relics', { n: relics.length, points })}</Said>
    </>
  )
}

function Gain({ rubies }: { rubies: number | undefined }) {
  if (rubies === undefined) return null
  if (rubies < 0) return <Figures n={-rubies} as="loss" sign="minus" said={t('ended.lost', { n: -rubies })} />
  return <Figures n={rubies} sign="plus" said={t('ended.brought', { n: rubies })} />
}

/** Those of the chest and of the relics: by them the rows are ordered. */
const Points = ({ of }: { of: number | null }) => (
  <span class="sum">
    {of === null ? <Lid /> : <Figures n={of} said={t('result.points', { n: of })} />}
  </span>
)

/** How it ended, and what becomes of what lay in the cave. */
function Remains({ moment: { end, collapse }, view }: { moment: End; view: GameView }) {
  const kind = collapse && view.traps.find(({ trap }) => trap === collapse.trap)
  const sentences = [
    ...(collapse ? [ofTrap('second', collapse.trap)] : []),
    ...(kind && end.trap_gone !== null ? [t('ended.trap', { left: kind.in_deck + kind.on_path })] : []),
    ...(end.returned ? [t('tell.end.returned', { n: end.returned })] : []),
    ...(end.relics_lost.length > 0 ? [t('tell.end.relics', { n: end.relics_lost.length })] : []),
  ]
  return (
    <p class="note" hidden={sentences.length === 0}>
      {collapse && <TrapIcon kind={collapse.trap} />}
      <span>{sentences.join(' ')}</span>
    </p>
  )
}
