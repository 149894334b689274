import { useLayoutEffect } from 'preact/hooks'
import { route, sheet } from './route'
import { Dead } from './screens/dead'
import { Ended } from './screens/ended'
import { Game } from './screens/game'
import { Join } from './screens/join'
import { Lobby } from './screens/lobby'
import { Menu } from './screens/menu'
import { Result } from './screens/result'
import { Start } from './screens/start'
import { Story } from './screens/story'
import { state, type Table } from './state'

export function App() {
  const shown = screenName()
  useLayoutEffect(() => scrollTo(0, 0), [shown])
  const at = route.value
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
