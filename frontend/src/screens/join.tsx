import { useRef, useState } from 'preact/hooks'
import { openTable, takeSeat } from '../act'
import { keepName, lastName } from '../named'
import { Bar } from '../parts/bar'
import { LineLost, Name, Notice } from '../parts/bits'
import { Hero } from '../parts/hero'
import { Hat, Icon } from '../parts/icon'
import { openSheet } from '../route'
import { state } from '../state'
import { hasText, t, type PlainKey, type TextKey } from '../text/t'
import type { GameView } from '../wire'
import { Dead } from './dead'

const SEATS = 8
const OF_THE_NAME: readonly (PlainKey | null)[] = ['refused.name_not_allowed', 'refused.name_taken']

/** Takes a seat: by an invite at a table that is there, without one at a new table. */
export function Join({ invite }: { invite: string | null }) {
  const view = state.table.value?.view
  if (view !== undefined && view.stage !== 'lobby') return <Dead why="join.begun" />
  if (invite !== null && view?.explorers.length === SEATS) return <Dead why="refused.table_full" />
  return (
    <main class="sheet join">
      <Bar title={t(invite === null ? 'new.title' : 'join.title')} />
      <Hero />
      <div class="pad">
        <LineLost />
        <p>{t(invite === null ? 'new.lead' : 'start.what')}</p>
        {invite !== null && <Places view={view} />}
      </div>
      <Form invite={invite} ready={invite === null || view !== undefined} />
    </main>
  )
}

/** Who sits there, and where I could; as large before it is known as after. */
function Places({ view }: { view: GameView | undefined }) {
  const sitting = view?.explorers ?? []
  return (
    <>
      <h2 class="h" aria-live="polite">
        {view === undefined ? t('looking') : sitting.length === 0 ? t('join.alone') : t('join.with', { n: sitting.length })}
      </h2>
      <ul class="seats">
        {sitting.map((one) => (
          <li key={one.seat} class="blk">
            <Hat colour={one.colour} />
            <Name of={one.name} />
          </li>
        ))}
        {Array.from({ length: SEATS - sitting.length }, (_, at) => (
          <li key={`free${at}`} class="free" aria-hidden="true">
            <Icon of="tent" />
          </li>
        ))}
      </ul>
      <Terms view={view} />
    </>
  )
}

const isPreset = (key: string): key is Extract<TextKey & PlainKey, `preset.${string}`> => hasText(key)

function Terms({ view }: { view: GameView | undefined }) {
  const edition = `preset.${view?.preset}`
  return (
    <ul class="terms">
      <li>
        <Icon of="cave" />
        {isPreset(edition) ? t(edition) : ''}
      </li>
      <li>
        <Icon of="chest" />
        {view && t(view.open_chests ? 'lobby.open_chests' : 'lobby.closed_chests')}
      </li>
      <li>
        <button type="button" class="btn ghost" onClick={() => openSheet('howto')}>
          {t('howto')}
        </button>
      </li>
    </ul>
  )
}

function Form({ invite, ready }: { invite: string | null; ready: boolean }) {
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wrong = OF_THE_NAME.includes(state.notice.value) && state.notice.value !== null
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const name = input.current?.value ?? ''
    if (busy) return
    setBusy(true)
    keepName(name)
    await (invite === null ? openTable(name) : takeSeat(invite, name))
    setBusy(false)
    if (state.notice.value !== null) input.current?.focus()
  }
  const can = ready && state.line.value === 'live' && !busy
  return (
    <form class="foot" onSubmit={(event) => void submit(event)}>
      <label for="name">{t('name.label')}</label>
      <input
        ref={input}
        id="name"
        required
        maxLength={64}
        defaultValue={lastName()}
        autocomplete="nickname"
        enterkeyhint="go"
        aria-invalid={wrong}
        aria-describedby="wrong hint"
        dir="auto"
      />
      <Notice id="wrong" />
      <p id="hint" class="soft">
        {t('name.hint')}
      </p>
      <button type="submit" class="btn blk press" disabled={!can}>
        {t(invite === null ? 'new.go' : 'join.go')}
      </button>
    </form>
  )
}
