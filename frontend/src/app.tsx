import { useEffect, useLayoutEffect } from 'preact/hooks'
import { lazy, lazyRoom } from './lazy'
import { route, sheet } from './route'
import { Dead } from './screens/dead'
import { Join } from './screens/join'
import { Start } from './screens/start'
import { state, type Table } from './state'

const Lobby = lazy(async () => (await import('./screens/lobby')).Lobby)
const Game = lazy(async () => (await import('./screens/game')).Game)
const Ended = lazyRoom(async () => (await import('./screens/ended')).Ended)
const Result = lazyRoom(async () => (await import('./screens/result')).Result)
const Menu = lazyRoom(async () => (await import('./screens/menu')).Menu)
const Story = lazyRoom(async () => (await import('./screens/story')).Story)
const Replay = lazyRoom(async () => (await import('./screens/replay')).Replay)

/** What comes next at a table is loaded while this is read. */
const NEXT = { lobby: [Lobby, Game], expeditions: [Game, Ended], over: [Ended, Result] } as const

export function App() {
  const shown = screenName()
  useLayoutEffect(() => scrollTo(0, 0), [shown])
  const at = route.value
  const stage = state.table.value?.view.stage
  useEffect(() => {
    if (stage) NEXT[stage].forEach((screen) => screen.preload())
  }, [stage])
  if (at.screen === 'start') return <Start />
  if (state.dead.value !== null) return <Dead why={state.dead.value} />
  if (at.screen === 'new') return <Join invite={null} />
  if (at.screen === 'join') return <Join invite={at.invite} />
  const table = state.table.value
  if (table === null) return <Dead why="looking" />
  return (
    <>
      {state.ended.value ? <Ended seen={state.ended.value.seen} view={table.view} /> : <TableScreen table={table} />}
      {sheet.value === 'menu' && <Menu view={table.view} />}
      {sheet.value === 'story' && <Story view={table.view} />}
      {sheet.value === 'replay' && <Replay view={table.view} />}
    </>
  )
}

// A screen begins at its top, however far down the last one was read.
const screenName = () =>
  [route.value.screen, state.table.value?.view.stage, state.ended.value?.version, state.dead.value].join(' ')

function TableScreen({ table }: { table: Table }) {
  switch (table.view.stage) {
    case 'lobby':
      return <Lobby table={table} />
    case 'expeditions':
      return <Game table={table} />
    case 'over':
      return <Result view={table.view} />
  }
}
