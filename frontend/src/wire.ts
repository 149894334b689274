// Written by `make types` from functions/wire.py. Do not edit.

export type Command = Introduction | Question | SeatCommand | TableCommand | Commit
export type Introduction = Create | Peek | Join | Hello | Watch | UseCode
export type CommandId = string
export type Token = string
export type Secret = string
export type Question = Ping | View | Log | Tables
export type SeatCommand = SignOut | IssueCode
export type Seat = number
export type TableCommand = SetOptions | PickColour | Leave | Remove | Begin | Resign
export type Message = ViewMessage | Tick | Gone | LogMessage | TablesMessage | CodeMessage | Refused | Pong
/**
 * Where a table is in its life.
 */
export type Stage = 'lobby' | 'expeditions' | 'over'
export type Where = 'cave' | 'camp' | 'left'
/**
 * The two cards in every explorer's hand (rule 3.1).
 */
export type Choice = 'continue' | 'exit'
export type Seen =
  | ExpeditionSeen
  | TreasureSeen
  | TrapSeen
  | RelicSeen
  | CollapseSeen
  | ChoicesSeen
  | ExitSeen
  | LeftSeen
  | EndSeen
  | GameOverSeen
  | RekeySeen
/**
 * Every reason for which the rules refuse an action. A code never changes its meaning.
 */
export type Code =
  | 'wrong_phase'
  | 'not_at_table'
  | 'not_host'
  | 'table_full'
  | 'too_few'
  | 'name_not_allowed'
  | 'name_taken'
  | 'colour_taken'
  | 'unknown_option'
  | 'bad_nonce'
  | 'turn_over'
  | 'not_in_cave'
  | 'already_counted'
  | 'out_of_step'
/**
 * Reasons for a refusal that lie before the rules. A code never changes its meaning.
 */
export type WireCode =
  | 'not_json'
  | 'too_large'
  | 'unknown_action'
  | 'bad_message'
  | 'hello_first'
  | 'not_admitted'
  | 'no_such_game'
  | 'no_such_code'
  | 'too_many_devices'
  | 'too_fast'
  | 'newer_release'
  | 'busy'
  | 'unavailable'

export interface Wire {
  command: Command
  message: Message
}
/**
 * Open a table under an id and links that the device made. The first to join it is its host.
 *
 * `passphrase` is the one that the person who runs the server may ask for.
 */
export interface Create {
  id: CommandId
  game: Token
  action: 'create'
  invite: Token
  watch: Token
  options?: TableOptions
  passphrase?: string | null
}
/**
 * What the host chooses; see `engine.game.Options`.
 */
export interface TableOptions {
  preset?: string
  open_chests?: boolean
}
/**
 * Look at the lobby that an invite is for, before taking a seat.
 */
export interface Peek {
  id: CommandId
  game: Token
  action: 'peek'
  invite: Token
}
/**
 * Take a seat. `secret` is the device's key to it, `nonce` 128 bits in hexadecimal for the shuffle.
 */
export interface Join {
  id: CommandId
  game: Token
  action: 'join'
  invite: Token
  secret: Secret
  nonce: string
  name: string
}
/**
 * Come back to a seat: from now on this connection acts for it and is sent its views.
 */
export interface Hello {
  id: CommandId
  game: Token
  action: 'hello'
  secret: Secret
}
/**
 * Watch a table: from now on this connection is sent what a watcher may see.
 */
export interface Watch {
  id: CommandId
  game: Token
  action: 'watch'
  watch: Token
}
/**
 * Use a code: a join code shows the lobby, a move code makes `secret` a key to the seat.
 */
export interface UseCode {
  id: CommandId
  action: 'use_code'
  code: string
  secret: Secret
}
/**
 * Keeps the connection awake, and asks for the clock; with `game`, also for that table's version.
 */
export interface Ping {
  id: CommandId
  action: 'ping'
  game?: Token | null
}
/**
 * Ask for a fresh view.
 */
export interface View {
  id: CommandId
  game: Token
  action: 'view'
}
/**
 * Ask what happened after version `since`, as far as the asker may see.
 */
export interface Log {
  id: CommandId
  game: Token
  action: 'log'
  since?: number
}
/**
 * Ask how the tables stand at which this device has seats.
 */
export interface Tables {
  id: CommandId
  action: 'tables'
  /**
   * @minItems 1
   * @maxItems 20
   */
  keys:
    | [Key]
    | [Key, Key]
    | [Key, Key, Key]
    | [Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
    | [Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key, Key]
}
/**
 * A seat's table and the secret that opens it.
 */
export interface Key {
  game: Token
  secret: Secret
}
/**
 * Sign out every other device of this seat.
 */
export interface SignOut {
  id: CommandId
  game: Token
  action: 'sign_out'
}
/**
 * Ask for a code to type: for the lobby (no seat), for one's own seat or, as host, for another's.
 */
export interface IssueCode {
  id: CommandId
  game: Token
  action: 'issue_code'
  seat?: Seat | null
}
/**
 * Change what is played. The host's, in the lobby.
 */
export interface SetOptions {
  id: CommandId
  game: Token
  action: 'set_options'
  options: TableOptions1
}
/**
 * What the host chooses; see `engine.game.Options`.
 */
export interface TableOptions1 {
  preset?: string
  open_chests?: boolean
}
/**
 * Wear another colour, in the lobby.
 */
export interface PickColour {
  id: CommandId
  game: Token
  action: 'pick_colour'
  colour: string
}
/**
 * Give the seat back, in the lobby.
 */
export interface Leave {
  id: CommandId
  game: Token
  action: 'leave'
}
/**
 * Take a seat away. The host's.
 */
export interface Remove {
  id: CommandId
  game: Token
  action: 'remove'
  seat: Seat
}
/**
 * Enter the first cave. The host's.
 */
export interface Begin {
  id: CommandId
  game: Token
  action: 'begin'
}
/**
 * Leave a game under way, for good.
 */
export interface Resign {
  id: CommandId
  game: Token
  action: 'resign'
}
/**
 * Choose; `n` is one more than this seat's accepted choices for `turn`.
 */
export interface Commit {
  id: CommandId
  game: Token
  action: 'commit'
  turn: string
  n: number
  choice: 'continue' | 'exit'
}
/**
 * The table as its receiver may see it, after write `version`; `now` in epoch milliseconds.
 *
 * `news` is what happened with this version; `until`, in epoch seconds, is how long the table is kept.
 * `invite` is for those who sit in an open lobby, `watch` and how many `devices` the seat has for explorers.
 */
export interface ViewMessage {
  re: CommandId | null
  type: 'view'
  game: Token
  version: number
  now: number
  until: number
  invite: Token | null
  watch: Token | null
  devices: number | null
  view: GameView
  news: Seen[]
}
/**
 * A table as one viewer may see it.
 *
 * `turn` is the open decision. `pool` rubies lie on the path; `next_relic` is what the next relic carried
 * out is worth, None where there will be none. `scores` and `winners` are empty until the game is over.
 */
export interface GameView {
  stage: Stage
  preset: string
  open_chests: boolean
  host: number | null
  expedition: number
  turn: string | null
  explorers: ExplorerView[]
  path: SpotView[]
  pool: number
  traps: TrapView[]
  relics_on_path: number
  next_relic: number | null
  deck_left: number
  scores: {
    [k: string]: number
  }
  winners: number[]
  fairness: FairnessView
  you: OwnView | null
}
/**
 * One explorer; bag in rubies, chest and relics in points, and what these two come to as `points`.
 *
 * `chest` and `points` are None where a lid hides them.
 * `rekeyed`: the host has had a move code issued for this seat.
 */
export interface ExplorerView {
  seat: number
  name: string
  colour: string
  where: Where
  decided: boolean
  bag: number
  chest: number | null
  relics: number[]
  points: number | null
  rekeyed: boolean
}
/**
 * A card on the path. `value` for a treasure, `trap` for a trap; `taken` for a relic carried out.
 */
export interface SpotView {
  card: string
  value: number | null
  trap: string | null
  rubies: number
  taken: boolean
}
/**
 * Where the three cards of a kind are: `on_path`, `in_deck`, `gone`; and whether the next one `kills`.
 */
export interface TrapView {
  trap: string
  on_path: number
  in_deck: number
  gone: number
  kills: boolean
}
/**
 * What proves the shuffles: nonces from Begin on, the server's secret when the game is over.
 */
export interface FairnessView {
  commitment: string
  nonces: {
    [k: string]: string
  }
  server: string | null
}
/**
 * What is the viewer's alone: their choice for the open decision and how many they have made in it.
 */
export interface OwnView {
  seat: number
  choice: Choice | null
  n: number
}
/**
 * Explorers entered cave `expedition`, 1 to 5, with so many cards in the `deck`.
 */
export interface ExpeditionSeen {
  expedition: number
  explorers: number[]
  deck: number
  type: 'expedition'
}
/**
 * A treasure card was turned: rubies for each inside, and how many stayed on it.
 */
export interface TreasureSeen {
  card: string
  value: number
  explorers: number[]
  share: number | null
  left_over: number | null
  type: 'treasure'
}
/**
 * The first trap of its kind in this expedition.
 */
export interface TrapSeen {
  card: string
  trap: string
  type: 'trap'
}
/**
 * A relic lies on the path.
 */
export interface RelicSeen {
  card: string
  type: 'relic'
}
/**
 * The second trap of a kind: each explorer inside lost the bag.
 */
export interface CollapseSeen {
  card: string
  trap: string
  explorers: number[]
  lost: number | null
  type: 'collapse'
}
/**
 * All choices of a decision, by seat.
 */
export interface ChoicesSeen {
  choices: {
    [k: string]: Choice
  }
  type: 'choices'
}
/**
 * Leavers went to camp; the fields are those of `engine.events.ExplorersExited`.
 */
export interface ExitSeen {
  explorers: number[]
  pool: number | null
  share: number | null
  left_over: number | null
  banked: number | null
  relics: string[]
  worths: number[]
  type: 'exit'
}
/**
 * An explorer resigned or was removed, and banked the bag.
 */
export interface LeftSeen {
  seat: number
  banked: number | null
  removed: boolean
  type: 'left'
}
/**
 * An expedition ended; the fields are those of `engine.events.ExpeditionEnded`.
 */
export interface EndSeen {
  expedition: number
  returned: number | null
  relics_lost: string[]
  trap_gone: string | null
  type: 'end'
}
/**
 * Scores in points by seat, and who won.
 */
export interface GameOverSeen {
  scores: {
    [k: string]: number
  }
  winners: number[]
  type: 'over'
}
/**
 * The host had a move code issued for a seat.
 */
export interface RekeySeen {
  seat: number
  by: number
  type: 'rekey'
}
/**
 * A choice came in that was not the last: who has decided, and for its owner how often (`n`).
 */
export interface Tick {
  re: CommandId | null
  type: 'tick'
  game: Token
  version: number
  turn: string
  decided: number[]
  n: number | null
}
/**
 * The receiver no longer acts at this table: the seat is no more, or this device was signed out of it.
 */
export interface Gone {
  re: CommandId | null
  type: 'gone'
  game: Token
  why: 'seat' | 'signed_out'
}
/**
 * A part of the log, oldest first; `more` says that later entries were left out.
 */
export interface LogMessage {
  re: CommandId | null
  type: 'log'
  game: Token
  entries: Entry[]
  more: boolean
}
/**
 * What happened with one version, at a moment in epoch milliseconds.
 */
export interface Entry {
  version: number
  at: number
  news: Seen[]
}
/**
 * The tables asked for, in that order; None where there is no such seat.
 */
export interface TablesMessage {
  re: CommandId | null
  type: 'tables'
  now: number
  tables: (Summary | null)[]
}
/**
 * How a table stands for one of its explorers; `waits` says that their choice is missing.
 */
export interface Summary {
  game: Token
  stage: Stage
  expedition: number
  version: number
  explorers: number
  waits: boolean
  until: number
}
/**
 * A code to type, good until a moment in epoch seconds; for the lobby if `seat` is None.
 */
export interface CodeMessage {
  re: CommandId | null
  type: 'code'
  game: Token
  seat: number | null
  code: string
  until: number
}
/**
 * A command was refused and changed nothing.
 */
export interface Refused {
  re: CommandId | null
  type: 'refused'
  code: Code | WireCode
  game: Token | null
}
/**
 * The answer to a ping; `now` in epoch milliseconds. A `version` newer than its own was missed.
 */
export interface Pong {
  re: CommandId | null
  type: 'pong'
  now: number
  game: Token | null
  version: number | null
}
