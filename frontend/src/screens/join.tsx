import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { openTable, takeSeat } from '../enter'
import { invitation } from '../invitation'
import { keepName, lastName, lastPassphrase } from '../named'
import { MOST_EXPLORERS } from '../numbers'
import { Bar } from '../parts/bar'
import { LineLost, Notice } from '../parts/bits'
import { Fireside } from '../parts/fireside'
import { Hero } from '../parts/hero'
import { Passphrase } from '../parts/passphrase'
import { Sky } from '../parts/sky'
import { Terms } from '../parts/terms'
import { openSheet } from '../route'
import { state } from '../state'
import { t, type PlainKey } from '../text/t'
import type { GameView } from '../wire'
import { Dead } from './dead'

const OF_THE_NAME: readonly (PlainKey | null)[] = ['refused.name_not_allowed', 'refused.name_taken']

/** Takes a seat: by an invite at a table that is there, without one at a new table. */
export function Join({ invite }: { invite: string | null }) {
  const view = state.table.value?.view
  if (view !== undefined && view.stage !== 'lobby') return <Dead why="join.begun" />
  if (invite !== null && view?.explorers.length === MOST_EXPLORERS) return <Dead why="refused.table_full" />
  return (
    <main class="sheet join">
      <Sky />
      <Bar title={t(invite === null ? 'new.title' : 'join.title')} />
      <Hero />
      <div class="pad">
        <LineLost />
        {invite === null ? <p class="what blk">{t('new.lead')}</p> : <Invited view={view} />}
        {invite === null ? <SameRules /> : <Places view={view} />}
      </div>
      <Form invite={invite} ready={invite === null || view !== undefined} />
    </main>
  )
}

/** Who invites me, and to what. The line is there before the name is. */
const Invited = ({ view }: { view: GameView | undefined }) => (
  <div class="what blk">
    <p class="by">{view ? invitation(view) : '\u00a0'}</p>
    <p>{t('join.what')}</p>
  </div>
)

/** What the last table was played by, if this one is to be like it. */
const SameRules = () =>
  state.rules.value && (
    <ul class="terms">
      <Terms {...state.rules.value} />
    </ul>
  )

/** Who sits there, and where I could; as large before it is known as after. */
function Places({ view }: { view: GameView | undefined }) {
  const sitting = view?.explorers ?? []
  const who = sitting.length === 0 ? t('join.alone') : t('join.with', { n: sitting.length })
  return (
    <>
      <h2 class="h" aria-live="polite">
        {view === undefined ? t('looking') : who}
      </h2>
      <Fireside explorers={sitting} />
      <HowItGoes view={view} />
    </>
  )
}

const HowItGoes = ({ view }: { view: GameView | undefined }) => (
  <ul class="terms">
    {view && <Terms {...view} />}
    <li>
      <button type="button" class="btn ghost" onClick={() => openSheet('howto')}>
        {t('howto')}
      </button>
    </li>
  </ul>
)

function Form({ invite, ready }: { invite: string | null; ready: boolean }) {
  const [busy, setBusy] = useState(false)
  const [barred, setBarred] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const word = useRef<HTMLInputElement>(null)
  const { value: notice } = state.notice
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await sitDown(invite, name.current?.value ?? '', word.current?.value)
    setBusy(false)
    if (state.notice.value === 'refused.not_admitted') setBarred(true)
    else if (state.notice.value !== null) name.current?.focus()
  }
  const can = ready && state.line.value === 'live' && !busy
  return (
    <form class="foot" onSubmit={(event) => void submit(event)}>
      <label for="name">{t('name.label')}</label>
      <Name field={name} wrong={notice !== null && OF_THE_NAME.includes(notice)} />
      {barred && <Passphrase field={word} wrong={notice === 'refused.not_admitted'} />}
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

const Name = ({ field, wrong }: { field: RefObject<HTMLInputElement | null>; wrong: boolean }) => (
  <input
    ref={field}
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
)

async function sitDown(invite: string | null, name: string, passphrase: string | undefined): Promise<void> {
  keepName(name)
  await (invite === null ? openTable(name, passphrase ?? lastPassphrase()) : takeSeat(invite, name))
}
