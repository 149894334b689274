import type { GameView, Seen, ViewMessage } from '../src/wire'

export const GAME = 'gamegamegamegame'

/** Three explorers in the first cave; I am seat 1. */
export const view = (change: Partial<GameView> = {}): GameView => ({
  stage: 'expeditions',
  preset: 'relics',
  open_chests: true,
  host: 1,
  expedition: 1,
  turn: '1.1',
  explorers: ['Ada', 'Boris', 'Chiara'].map((name, at) => ({
    seat: at + 1,
    name,
    colour: 'red',
    where: 'cave',
    decided: false,
    bag: 2,
    chest: 0,
    relics: [],
    points: 0,
    rekeyed: false,
  })),
  path: [],
  pool: 0,
  traps: [],
  relics_on_path: 0,
  next_relic: 5,
  deck_left: 30,
  scores: {},
  winners: [],
  fairness: { commitment: 'seal', nonces: { 1: 'mine' }, server: null },
  you: { seat: 1, choice: null, n: 0 },
  ...change,
})

export const viewMessage = (version: number, re: string | null, of = view(), news: Seen[] = []): ViewMessage => ({
  re,
  type: 'view',
  game: GAME,
  version,
  now: 0,
  until: 0,
  invite: null,
  watch: null,
  devices: 1,
  view: of,
  news,
})
