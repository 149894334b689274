import { effect, untracked } from '@preact/signals'
import { browser, watchPage } from './browser'
import { Line } from './line'
import { receive } from './receive'
import { goToTable, route, watchHistory, type Route } from './route'
import { lookAround, watchReturns } from './standings'
import { loadSeats, seatAt, watchSeats } from './seats'
import { clearTable, state } from './state'
import { anyOwed, askTruth, forgetTalk, opened, ping, question, talkOver } from './talk'

/** Connects the parts: the address says which table, the line brings its messages, `receive` shows them. */
export function play(): Line {
  loadSeats()
  const line = new Line(browser, {
    changed(now) {
      state.line.value = now
      if (now !== 'live') state.told.value = false
    },
    opened,
    heard(text) {
      receive(text)
      return anyOwed()
    },
    question,
    ping,
  })
  talkOver(line)
  watchPage(line)
  watchHistory()
  watchReturns(line)
  watchSeats()
  for (const event of ['online', 'offline']) addEventListener(event, lookAtNetwork)
  lookAtNetwork()
  addEventListener('pageshow', ({ persisted }) => persisted && loadSeats()) // what other tabs wrote meanwhile
  effect(() => {
    const at = route.value
    untracked(() => follow(at, line))
  })
  return line
}

const lookAtNetwork = () => {
  state.offline.value = !navigator.onLine
}

function follow(at: Route, line: Line): void {
  state.notice.value = null
  if (at.screen === 'start') {
    state.rules.value = null
    turnTo(null, line)
    void lookAround(line)
    if (at.stray) state.notice.value = 'start.notalink'
  } else if (at.screen === 'new' || at.screen === 'code') turnTo(null, line).want()
  else if (at.screen === 'join' && seatAt(at.game) !== undefined) goToTable(at.game)
  else if (at.screen === 'table' && seatAt(at.game) === undefined) {
    turnTo(at.game, line)
    state.dead.value = 'refused.not_at_table'
  } else if (at.game !== state.game.value) turnTo(at.game, line).want()
  else if (state.table.value === null) askTruth()
}

// A connection serves one table: another one gets its own.
function turnTo(game: string | null, line: Line): Line {
  line.drop()
  forgetTalk()
  clearTable(game)
  return line
}
