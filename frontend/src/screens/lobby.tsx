import '../style/lobby.css'
import { begin, pickColour, setOptions } from '../act'
import { Bar } from '../parts/bar'
import { LineLost, Name, Notice } from '../parts/bits'
import { colours, Hat, Icon } from '../parts/icon'
import { Invite } from '../parts/invite'
import { inStep, type Table } from '../state'
import { isolate, t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'

const SEATS = 8
const FEWEST = 3
const PRESETS = ['relics', 'basic', 'classic', 'incan'] as const

export function Lobby({ table }: { table: Table }) {
  const { view } = table
  const taken = view.explorers.length
  return (
    <main class="sheet lobby">
      <Bar title={t('lobby.title')} table />
      <div class="pad">
        <LineLost />
        {table.invite !== null && <Invite game={table.game} invite={table.invite} open={SEATS - taken} />}
        <Notice />
        <h2 class="h">
          {t('lobby.title')} <span>{t('lobby.seats', { taken, all: SEATS })}</span>
        </h2>
        <Seats view={view} />
        <h2 class="h">{t('lobby.explorer')}</h2>
        <Hats view={view} />
        {isHost(view) ? <Options view={view} /> : <Rules view={view} />}
      </div>
      <div class="foot">{isHost(view) ? <Begin taken={taken} /> : <p>{waitsFor(view)}</p>}</div>
    </main>
  )
}

const isHost = (view: GameView) => view.you !== null && view.you.seat === view.host

function waitsFor(view: GameView): string {
  const host = view.explorers.find(({ seat }) => seat === view.host)
  return t('lobby.wait', { name: isolate(host?.name ?? '') })
}

function Seats({ view }: { view: GameView }) {
  return (
    <ul class="seats">
      {view.explorers.map((one) => (
        <li key={one.seat} class={one.seat === view.you?.seat ? 'blk me' : 'blk'}>
          <Hat colour={one.colour} />
          <b>
            <Name of={one.name} />
            <small>{role(one, view)}</small>
          </b>
        </li>
      ))}
      {view.explorers.length < SEATS && (
        <li class="blk open">
          <Icon of="tent" />
          <span>{t('lobby.open')}</span>
        </li>
      )}
    </ul>
  )
}

function role({ seat }: ExplorerView, { host, you }: GameView): string {
  if (seat === you?.seat) return t(seat === host ? 'lobby.youhost' : 'lobby.you')
  return t(seat === host ? 'lobby.host' : 'lobby.here')
}

function Hats({ view }: { view: GameView }) {
  const wearer = (colour: string) => view.explorers.find((one) => one.colour === colour)?.seat
  return (
    <fieldset class="pick">
      <legend class="sr">{t('lobby.explorer')}</legend>
      {colours.map((colour) => {
        const mine = wearer(colour) === view.you?.seat
        const taken = wearer(colour) !== undefined && !mine
        return (
          <label key={colour} class={mine ? 'mine' : taken ? 'taken' : ''}>
            <input
              type="radio"
              name="hat"
              class="sr"
              aria-label={t(`colour.${colour}`)}
              checked={mine}
              disabled={taken || !inStep.value}
              onChange={() => pickColour(colour)}
            />
            <Hat colour={colour} />
          </label>
        )
      })}
    </fieldset>
  )
}

function Options({ view }: { view: GameView }) {
  const { preset, open_chests: open } = view
  return (
    <div class="options">
      <label for="preset">{t('lobby.edition')}</label>
      <select
        id="preset"
        value={preset}
        disabled={!inStep.value}
        onChange={(event) => setOptions({ preset: event.currentTarget.value })}
      >
        {PRESETS.map((name) => (
          <option key={name} value={name}>
            {t(`preset.${name}`)}
          </option>
        ))}
      </select>
      <label class="check">
        <input
          type="checkbox"
          checked={open}
          disabled={!inStep.value}
          onChange={(event) => setOptions({ open_chests: event.currentTarget.checked })}
        />
        <span>{t('lobby.chests')}</span>
      </label>
    </div>
  )
}

function Rules({ view }: { view: GameView }) {
  const preset = PRESETS.find((name) => name === view.preset)
  return (
    <ul class="rules">
      <li>
        <Icon of="cave" />
        {preset ? t(`preset.${preset}`) : view.preset}
      </li>
      <li>
        <Icon of="chest" />
        {t(view.open_chests ? 'lobby.open_chests' : 'lobby.closed_chests')}
      </li>
    </ul>
  )
}

const Begin = ({ taken }: { taken: number }) => (
  <button type="button" class="btn blk press" disabled={!inStep.value || taken < FEWEST} onClick={begin}>
    {taken < FEWEST ? t('lobby.more', { n: FEWEST - taken }) : t('lobby.begin')}
  </button>
)
