import { batch } from '@preact/signals'
import { heardTime } from './clock'
import { lookAway, witness } from './moments/queue'
import { goInstead, goToTable, inviteFragment, route } from './route'
import { forgetSeat, keepSeat, seatAt, seats } from './seats'
import { inStep, state, type Table } from './state'
import { answered, askTruth, commandOf, failed, greetedHere, isAsked, isTransient, isTruth, notGreeted } from './talk'
import { tellable } from './tellable'
import type { GameView, Gone, Message, Pong, Refused, Seen, Tick, ViewMessage } from './wire'

/** Takes one frame. */
export function receive(text: string): void {
  const message = read(text)
  if (message === null) {
    failed()
    return
  }
  if ('now' in message) heardTime(message.now)
  switch (message.type) {
    case 'view':
      onView(message)
      break
    case 'tick':
      onTick(message)
      break
    case 'gone':
      onGone(message)
      break
    case 'refused':
      onRefused(message)
      break
    case 'pong':
      onPong(message)
      break
    case 'log':
    case 'tables':
    case 'code':
      break // answers to questions: whoever asked is told
  }
  answered(message)
}

// A frame without a type comes from the platform: the function failed or the message was throttled.
function read(text: string): Message | null {
  try {
    const frame: unknown = JSON.parse(text)
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as Message) : null
  } catch {
    return null
  }
}

/** The newest view wins; an older one is late. Whoever watches the state sees it change once, and whole. */
export const onView = (message: ViewMessage): void => batch(() => take(message))

function take(message: ViewMessage): void {
  const { game, version, invite, devices, view } = message
  const news = tellable(message.news)
  if (game !== state.game.value) return
  const known = state.table.value
  const here = inStep.value
  if (view.you !== null) seated(game, view)
  if (view.you !== null || seatAt(game) === undefined) {
    if (message.re !== null) state.told.value = true
  }
  const isNew = tell(version, news)
  if (known !== null && version < known.version) return
  const table = { game, version, invite, devices, view }
  state.table.value = table
  state.dead.value = null
  if (known === null) return
  if (isNew && here) {
    // A view without the news may have overtaken the one with them.
    const before = version > known.version ? known.view : state.story.value.find((one) => one.version === version)?.before
    if (before) witness(before, table, news)
  } else if (!isNew && version > known.version && wentOn(known.view, view)) {
    state.story.value = [...state.story.value, { version, seen: null, before: here ? known.view : undefined }]
    lookAway()
  }
}

// Once for each version, however often and in whatever order its views come. Returns whether it was the first time.
function tell(version: number, seen: readonly Seen[]): boolean {
  const { story } = state
  if (seen.length === 0 || story.value.some((one) => one.seen !== null && one.version === version)) return false
  const later = story.value.findIndex((one) => one.version > version)
  const at = later < 0 ? story.value.length : later
  story.value = [...story.value.slice(0, at), { version, seen }, ...story.value.slice(at)]
  return true
}

// Whether a decision passed that this page has not seen.
const wentOn = (before: GameView, now: GameView) => before.turn !== now.turn

// Only a view that knows me confirms my seat.
function seated(game: string, { you, explorers }: GameView): void {
  greetedHere()
  const seat = seatAt(game)
  const others = explorers.filter((one) => one.seat !== you?.seat).map(({ name }) => name)
  const isKept = seats.value.has(game) // another tab may have forgotten it
  if (seat && isKept && !(seat.taken && sameNames(seat.others, others))) keepSeat(game, { ...seat, others, taken: true })
  if (seat && route.value.screen !== 'table') goToTable(game)
}

const sameNames = (some: readonly string[], others: readonly string[]) => JSON.stringify(some) === JSON.stringify(others)

/** A choice came in. It tells all who have decided, so that one missed before it matters only in another turn. */
export function onTick(message: Tick): void {
  const known = state.table.value
  if (known === null || message.game !== known.game) return
  if (message.re !== null) ownChoice(known, message)
  if (message.version <= known.version) return
  const table = state.table.value ?? known
  const missed = message.turn !== known.view.turn
  if (message.turn === known.view.turn) state.table.value = withDecided(table, message)
  if (missed || chosenElsewhere(message)) askTruth()
}

// What was counted stands in the command that this answers. A later choice may be known of already.
function ownChoice(known: Table, { re, turn, n }: Tick): void {
  const command = commandOf(re)
  const { you } = known.view
  if (you === null || turn !== known.view.turn) return
  if (command?.action !== 'commit' || command.n !== n) askTruth()
  else if (n > you.n) state.table.value = { ...known, view: { ...known.view, you: { ...you, choice: command.choice, n } } }
}

function withDecided(table: Table, { version, decided }: Tick): Table {
  const explorers = table.view.explorers.map((one) => ({ ...one, decided: decided.includes(one.seat) }))
  return { ...table, version, view: { ...table.view, explorers } }
}

// Another device of this seat has chosen; what, only a view tells.
const chosenElsewhere = (message: Tick) => message.re === null && message.n !== null

/** The line lives. If the table went on without a word to this page, it asks. */
export function onPong({ game, version }: Pong): void {
  const known = state.table.value
  if (known !== null && game === known.game && version !== null && version > known.version) askTruth()
}

/** My seat is no more, or no longer this device's. */
export function onGone({ game, why }: Gone): void {
  const mine = isAsked('leave')
  forgetSeat(game)
  if (game !== state.game.value) return
  goInstead('')
  if (!mine) state.notice.value = `gone.${why}`
}

/** A refusal always says why; one that shows that this page is behind also asks how things stand. */
export function onRefused({ re, code }: Refused): void {
  if (isTransient(code)) return // it is said again; whoever gives that up tells the player
  if (code === 'hello_first') {
    notGreeted()
    state.told.value = false
    askTruth()
  } else if (isTruth(re)) lost(code)
  else {
    if (code === 'already_counted' || code === 'out_of_step' || code === 'turn_over') askTruth()
    if (state.dead.value === null) state.notice.value = `refused.${code}`
  }
}

function lost(code: Refused['code']): void {
  const game = state.game.value
  const seat = game === null ? undefined : seatAt(game)
  const gone = code === 'no_such_game' || code === 'not_at_table'
  state.table.value = null
  if (game !== null && gone && isAsked('leave')) {
    forgetSeat(game) // it had arrived
    goInstead('')
  } else if (game !== null && gone && seat?.taken === false) {
    forgetSeat(game) // the join had not arrived
    notGreeted()
    goInstead(inviteFragment(game, seat.invite))
    askTruth()
    state.notice.value = 'refused.failed'
  } else state.dead.value = code === 'wrong_phase' ? 'join.begun' : `refused.${code}`
}
