import '../style/code.css'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { follow, grouped, lettersIn, LENGTH } from '../code'
import { Bar } from '../parts/bar'
import { LineLost, Notice } from '../parts/bits'
import { Hero } from '../parts/hero'
import { Sky } from '../parts/sky'
import { state } from '../state'
import { t } from '../text/t'

/** Joins, or brings a seat along, by a code that somebody reads out; a pasted link will do as well. */
export function Code({ code }: { code: string }) {
  return (
    <main class="sheet code">
      <Sky />
      <Bar title={t('code.title')} />
      <Hero />
      <div class="pad">
        <LineLost />
        <p class="what blk">{t('code.lead')}</p>
      </div>
      <Form code={code} />
    </main>
  )
}

function Form({ code }: { code: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const wrong = state.notice.value !== null
  useEffect(() => {
    if (wrong) input.current?.focus()
  }, [wrong])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || input.current === null) return
    setBusy(true)
    const led = await follow(input.current.value)
    if (!led) state.notice.value = 'code.short'
    setBusy(false)
  }
  return (
    <form class="foot" onSubmit={(event) => void submit(event)}>
      <label for="code">{t('code.label')}</label>
      <Letters field={input} code={code} wrong={wrong} />
      <Notice id="wrong" />
      <p id="hint" class="soft">
        {t('code.hint')}
      </p>
      <button type="submit" class="btn blk press" disabled={busy || state.line.value !== 'live'}>
        {t('code.go')}
      </button>
    </form>
  )
}

interface Field {
  field: RefObject<HTMLInputElement | null>
  code: string
  wrong: boolean
}

const Letters = ({ field, code, wrong }: Field) => (
  <input
    ref={field}
    id="code"
    class="large"
    required
    defaultValue={grouped(code.toUpperCase())}
    autocapitalize="characters"
    autocomplete="one-time-code"
    spellcheck={false}
    enterkeyhint="go"
    aria-invalid={wrong}
    aria-describedby="wrong hint"
    onInput={(event) => group(event.currentTarget)}
  />
)

// Whoever corrects a letter in the middle keeps the cursor there; a link stays as it was pasted.
function group(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  state.notice.value = null
  if (selectionStart !== value.length || /[/:#]/.test(value)) return
  const letters = lettersIn(value)
  if (letters.length <= LENGTH) input.value = grouped(letters)
}
