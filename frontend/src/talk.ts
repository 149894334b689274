import type { Line } from './line'
import { newToken } from './random'
import { route } from './route'
import { seatAt } from './seats'
import { state } from './state'
import type { Command, GameView, Message, Refused, ViewMessage } from './wire'

type Unsent<C> = C extends Command ? Omit<C, 'id'> : never

/** A command that waits for its answer. `socket` counts the connections, to tell what was sent on which. */
interface Owed {
  command: Command
  tries: number
  socket: number
  at: number
  /** Whether the server has said that it did not do it, and it is to be sent again after the truth. */
  undone: boolean
  answer(message: Message | null): void
}

type Trouble = 'busy' | 'unavailable' | 'failed'

const RETRIES = 4
const LONGEST_PAUSE = 30_000
const PATIENCE = 2_000 // milliseconds after which a truth that does not know of a command means that it was lost

const owed = new Map<string, Owed>()
let line: Line | null = null
let socket = 0
let truth: Command | null = null
let misses = 0 // questions for the truth in a row that nobody answered
let greeted = -1

export function talkOver(its: Line): void {
  line = its
}

/** Sends a command and resolves with its answer; with null when it was given up. A lost one is sent again. */
export function ask(unsent: Unsent<Command>): Promise<Message | null> {
  return new Promise((answer) => {
    const command = { ...unsent, id: newToken() } as Command
    const entry = { command, tries: 0, socket, at: 0, undone: false, answer }
    owed.set(command.id, entry)
    send(entry)
  })
}

/** A new connection: who I am comes first, then what is still owed. */
export function opened(): void {
  socket += 1
  truth = null
  const first = [...owed.values()].filter(({ command }) => comesFirst(command))
  if (first.length > 0) first.forEach(send)
  else askTruth()
}

/** Asks how things stand, unless that is being asked. */
export function askTruth(): void {
  if (truth !== null) return
  truth = truthCommand()
  if (truth !== null) line?.send(JSON.stringify(truth))
}

/** The text of the question how things stand; where there is no table to ask about, a ping. */
export function question(): string {
  truth = truthCommand()
  return truth === null ? ping() : JSON.stringify(truth)
}

export function ping(): string {
  const game = state.table.value?.view.you ? state.game.value : null
  return JSON.stringify({ action: 'ping', id: newToken(), game } satisfies Command)
}

/** Whether a refusal says nothing about what was asked for: it may be done already, or may yet be. */
export const isTransient = (code: Refused['code'] | null): code is 'busy' | 'unavailable' => code === 'busy' || code === 'unavailable'

/** Whether `re` answers the question how things stand. */
export const isTruth = (re: string | null) => re !== null && re === truth?.id

/** Takes an answer: whoever asked is told, and what the truth does not know of is sent again. */
export function answered(message: Message): void {
  const entry = message.re === null ? undefined : owed.get(message.re)
  const code = message.type === 'refused' ? message.code : null
  if (entry && !(code && isPutOff(entry, code))) {
    if (isTransient(code)) say(entry, code)
    settled(entry, message)
    if (isTransient(code)) askTruth() // perhaps it was done after all
  }
  if (!isTruth(message.re)) return
  truth = null
  if (isTransient(code)) askLater(code)
  else misses = 0
  if (message.type === 'view') settle(message)
}

/** The function behind the socket failed: nobody says for which command. */
export function failed(): void {
  const asked = truth !== null
  truth = null
  const lost = [...owed.values()].filter((entry) => !retry(entry))
  for (const entry of lost) {
    say(entry, 'failed')
    settled(entry, null)
  }
  if (asked) askLater('failed')
  else if (lost.length > 0) askTruth() // here too
}

/** The command that an answer is for, while that is still owed. */
export const commandOf = (re: string | null): Command | undefined => (re === null ? undefined : owed.get(re)?.command)

/** Another table, or none: nobody waits for these answers any more. */
export function forgetTalk(): void {
  truth = null
  misses = 0
  for (const entry of [...owed.values()]) settled(entry, null)
}

/** Whether a command of this kind waits for its answer. */
export const isAsked = (action: Command['action']) => [...owed.values()].some(({ command }) => command.action === action)

/** Whether the question how things stand waits for its answer. */
export const isTruthAsked = () => truth !== null

export const anyOwed = () => owed.size > 0 || isTruthAsked()

function truthCommand(): Command | null {
  const id = newToken()
  const game = state.game.value
  if (game === null) return null
  const seat = seatAt(game)
  if (seat === undefined) {
    const at = route.value
    return at.screen === 'join' ? { action: 'peek', id, game, invite: at.invite } : null
  }
  if (!seat.taken && [...owed.values()].some(({ command }) => comesFirst(command))) return null
  return greeted === socket ? { action: 'view', id, game } : { action: 'hello', id, game, secret: seat.secret }
}

/** This connection now acts for the seat: from here on `view` is enough. */
export function greetedHere(): void {
  greeted = socket
}

export function notGreeted(): void {
  greeted = -1
  truth = null
}

function send(entry: Owed): void {
  if (!line?.send(JSON.stringify(entry.command))) return
  Object.assign(entry, { tries: entry.tries + 1, socket, at: performance.now(), undone: false })
}

function retry(entry: Owed): boolean {
  if (entry.tries >= RETRIES) return false
  setTimeout(() => owed.has(entry.command.id) && send(entry), 300 * entry.tries * (0.5 + Math.random()))
  return true
}

// Whether a refusal means only: not now.
function isPutOff(entry: Owed, code: Refused['code']): boolean {
  if (isTransient(code)) return retry(entry)
  entry.undone = code === 'hello_first' && entry.tries < RETRIES
  return entry.undone
}

// What the player did and will not come about is said; what the page asked by itself, its asker shows.
function say({ command }: Owed, why: Trouble): void {
  if (command.action !== 'log' && command.action !== 'tables') state.notice.value = `refused.${why}`
}

// Without the truth nothing can be done here, so that it is asked for until it comes; in a while that is said.
function askLater(why: Trouble): void {
  const miss = (misses += 1)
  if (miss > RETRIES) state.notice.value = `refused.${why}`
  setTimeout(() => miss === misses && askTruth(), Math.min(LONGEST_PAUSE, 300 * 2 ** misses) * (0.5 + Math.random() / 2))
}

function settle(message: ViewMessage): void {
  for (const entry of [...owed.values()]) {
    const old = entry.undone || entry.socket !== socket || performance.now() - entry.at > PATIENCE
    if (!old || comesFirst(entry.command)) continue
    if (entry.undone || isStillOpen(entry.command, message.view)) send(entry)
    else settled(entry, message)
  }
}

const FIRST: readonly Command['action'][] = ['create', 'join', 'use_code', 'tables']
/** What is said before this page has a table whose truth could be asked for. */
const comesFirst = ({ action }: Command) => FIRST.includes(action)

// Only a choice is worth sending again: whatever else was lost, its owner sees and may repeat.
function isStillOpen(command: Command, view: GameView): boolean {
  return command.action === 'commit' && view.turn === command.turn && (view.you?.n ?? 0) < command.n
}

function settled(entry: Owed, answer: Message | null): void {
  owed.delete(entry.command.id)
  entry.answer(answer)
}
