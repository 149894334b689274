import '../style/mytables.css'
import type { Ref } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { CAVES } from '../numbers'
import { serverNow } from '../clock'
import { tableLink } from '../route'
import { forgetSeat, type Seat } from '../seats'
import { myTables, standings } from '../standings'
import { state } from '../state'
import { isolate, listed, locale, t } from '../text/t'
import type { Summary } from '../wire'
import { Icon } from './icon'
import { useFocusAfter } from './refocus'

const NEAR = 7 * 24 * 60 * 60 // seconds

/** The tables of this device: the first as a paper ticket, the others as a plain list. */
export function MyTables() {
  const [tidying, setTidying] = useState(false)
  const tidy = useRef<HTMLButtonElement>(null)
  const [first, ...others] = myTables()
  const row = { tidying, onGone: () => tidy.current?.focus() }
  const lost = state.offline.value || state.line.value === 'waiting' || state.line.value === 'asleep'
  return (
    <section aria-label={t('start.tables')}>
      <ul>
        {first && <Row key={first[0]} game={first[0]} seat={first[1]} as="ticket press" {...row} />}
        {others.map(([game, seat]) => (
          <Row key={game} game={game} seat={seat} as="row" {...row} />
        ))}
      </ul>
      <div class="under">
        <span role="status">{lost && t('start.offline')}</span>
        <button ref={tidy} type="button" class="btn ghost" onClick={() => setTidying(!tidying)}>
          {t(tidying ? 'start.tidied' : 'start.tidy')}
        </button>
      </div>
    </section>
  )
}

interface RowProps {
  game: string
  seat: Seat
  as: string
  tidying: boolean
  onGone(): void
}

function Row({ game, seat, as, tidying, onGone }: RowProps) {
  const standing = standings.value.get(game)
  const [asked, setAsked] = useState(false)
  const here = useFocusAfter<HTMLButtonElement>(asked)
  const name = company(seat.others)
  const forget = () => {
    onGone()
    forgetSeat(game)
  }
  if (asked && tidying) return <Sure as={as} name={name} no={here} onNo={() => setAsked(false)} onYes={forget} />
  const what = <What name={name} seat={seat} standing={standing} />
  if (!tidying && standing !== null) {
    return (
      <li>
        <a class={`blk ${as}`} href={tableLink(game)}>
          {what}
          <Icon of="back-arrow" as="go" />
        </a>
      </li>
    )
  }
  const ask = () => (standing === null ? forget() : setAsked(true))
  return (
    <li class={`blk ${as}`}>
      {what}
      <button ref={here} type="button" class="ib" aria-label={t('start.forget', { names: name })} onClick={ask}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

interface WhatProps {
  name: string
  seat: Seat
  standing: Summary | null | undefined
}

const What = ({ name, seat, standing }: WhatProps) => (
  <>
    <Icon of={picture(standing)} />
    <span>
      <b>{name}</b>
      <small class={standing?.waits ? 'due' : ''}>{howItStands(seat, standing)}</small>
    </span>
  </>
)

interface SureProps {
  as: string
  name: string
  no: Ref<HTMLButtonElement>
  onYes(): void
  onNo(): void
}

function Sure({ as, name, no, onYes, onNo }: SureProps) {
  return (
    <li class={`blk ${as} asks`}>
      <div role="group" aria-label={name}>
        <p>{t('start.sure')}</p>
        <div class="two">
          <button type="button" class="btn blk press quiet" onClick={onYes}>
            {t('start.sure.yes')}
          </button>
          <button type="button" class="btn blk press cool" ref={no} onClick={onNo}>
            {t('start.sure.no')}
          </button>
        </div>
      </div>
    </li>
  )
}

function company(others: readonly string[]): string {
  const [first] = others
  if (first === undefined) return t('start.alone')
  const few = others.length <= 2
  return few ? t('start.with', { names: listed(others) }) : t('start.many', { name: isolate(first), n: others.length - 1 })
}

function picture(standing: Summary | null | undefined): string {
  if (standing === null) return 'barr'
  if (standing?.stage === 'expeditions') return 'cave'
  return standing?.stage === 'over' ? 'chest' : 'tent'
}

const dayNear = (at: number) => new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long' }).format(at)
const day = (at: number) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at)

/** What the server says of the table; before it is asked, what the device knows. */
function howItStands(seat: Seat, standing: Summary | null | undefined): string {
  if (standing === undefined) return t('start.seat', { name: isolate(seat.name), when: day(seat.at) })
  if (standing === null) return t('start.gone')
  const near = standing.until - serverNow() / 1000 < NEAR
  return [stageOf(standing), ...(near ? [t('start.until', { when: dayNear(standing.until * 1000) })] : [])].join(' ')
}

function stageOf({ stage, expedition, waits }: Summary): string {
  if (stage === 'lobby') return t('start.lobby')
  if (stage === 'over') return t('start.over')
  return t(waits ? 'start.waits' : 'start.others', { n: expedition, all: CAVES.length })
}
