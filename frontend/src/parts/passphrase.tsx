import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../text/t'

interface Props {
  field: RefObject<HTMLInputElement | null>
  /** Whether the last one was refused. */
  wrong: boolean
}

/** What the person who runs a server asks of those who open tables. It is there once it was asked for. */
export function Passphrase({ field, wrong }: Props) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (wrong) field.current?.focus()
  }, [wrong])
  const asked = {
    ref: field,
    id: 'passphrase',
    required: true,
    maxLength: 64,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterkeyhint: 'go',
    'aria-invalid': wrong,
    'aria-describedby': 'wrong',
  } as const
  return (
    <>
      <label for="passphrase">{t('pass.label')}</label>
      <div class="pass">
        {shown ? <input type="text" {...asked} /> : <input type="password" {...asked} />}
        <button type="button" class="btn ghost" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t('pass.show')}
        </button>
      </div>
    </>
  )
}
