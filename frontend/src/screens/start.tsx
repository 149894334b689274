import { useState } from 'preact/hooks'
import { LineLost, Notice } from '../parts/bits'
import { Icon, Print } from '../parts/icon'
import { go, inviteIn, tableLink } from '../route'
import { forgetSeat, seats, type Seat } from '../seats'
import { state } from '../state'
import { isolate, language, listed, t } from '../text/t'

export function Start() {
  return (
    <main class="sheet start">
      <header class="hero">
        <h1>
          <span class="sr">Diamant</span>
          <Icon of="logo" as="logo" />
        </h1>
        <p class="tag">{t('start.tag')}</p>
        <Print />
      </header>
      <div class="pad">
        <LineLost />
        <Notice />
        <Tables />
      </div>
      <div class="foot">
        <Paste />
        <button type="button" class="btn blk press" onClick={() => go('#new')}>
          {t('start.new')}
        </button>
      </div>
    </main>
  )
}

function Tables() {
  const mine = [...seats.value].filter(([, seat]) => seat.taken)
  if (mine.length === 0) return <p class="soft">{t('start.none')}</p>
  return (
    <>
      <h2 class="h">{t('start.tables')}</h2>
      <ul class="tables">
        {mine.map(([game, seat]) => (
          <Ticket key={game} game={game} seat={seat} />
        ))}
      </ul>
    </>
  )
}

const day = (at: number) => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at)

function company(others: readonly string[]): string {
  const [first] = others
  if (first === undefined) return t('start.alone')
  const few = others.length <= 2
  return few ? t('start.with', { names: listed(others) }) : t('start.many', { name: isolate(first), n: others.length - 1 })
}

function Ticket({ game, seat }: { game: string; seat: Seat }) {
  return (
    <li>
      <a class="ticket blk press" href={tableLink(game)}>
        <Icon of="tent" />
        <span>
          <b>{company(seat.others)}</b>
          <small>{t('start.seat', { name: isolate(seat.name), when: day(seat.at) })}</small>
        </span>
        <Icon of="back-arrow" as="go" />
      </a>
      <button
        type="button"
        class="ib"
        aria-label={t('start.forget', { name: isolate(seat.name) })}
        onClick={() => forgetSeat(game)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

function Paste() {
  const [wrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const pasted = event.currentTarget instanceof HTMLFormElement ? new FormData(event.currentTarget).get('link') : null
    const invite = typeof pasted === 'string' ? inviteIn(pasted) : null
    state.notice.value = null
    setWrong(invite === null)
    if (invite !== null) go(invite)
  }
  return (
    <form class="paste" onSubmit={submit}>
      <label for="link">{t('start.paste')}</label>
      <div class="beside">
        <input id="link" name="link" autocomplete="off" autocapitalize="off" spellcheck={false} />
        <button type="submit" class="btn blk press quiet">
          {t('start.join')}
        </button>
      </div>
      {wrong && (
        <p class="notice" role="alert">
          {t('start.notalink')}
        </p>
      )}
    </form>
  )
}
