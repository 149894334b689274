import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { arrive, title } from './arrive'
import { whenIdle } from './idle'
import { lazy, lazyRoom } from './lazy'
import { late, Passing } from './moments/passing'
import { playing, shown } from './moments/queue'
import { Announcer } from './parts/announcer'
import { route, sheet } from './route'
import { Dead } from './screens/dead'
import { Join } from './screens/join'
import { Start } from './screens/start'
import { isCalm } from './settings'
import { state, type Table } from './state'

const Looking = lazy(async () => (await import('./screens/looking')).Looking, <Dead why="looking" />)
const Lobby = lazyRoom(async () => (await import('./screens/lobby')).Lobby)
// From the lobby on, this device notes how far it has seen the table, and tells what those need who only hear it.
const Game = lazy(async () => {
  const [screen, { watchTable }] = await Promise.all([import('./screens/game'), import('./ears')])
  watchTable()
  return screen.Game
})
const Reveal = lazyRoom(async () => (await import('./screens/reveal')).Reveal, late(), <Passing />)
const Collapse = lazyRoom(async () => (await import('./screens/collapse')).Collapse, late(), <Passing />)
const Count = lazyRoom(async () => (await import('./screens/count')).Count, late(), <Passing />)
const Aloft = lazy(async () => (await import('./moments/aloft')).Aloft, late(), <Passing />)
const Ended = lazyRoom(async () => (await import('./screens/ended')).Ended, late(), <Passing />)
const Result = lazyRoom(async () => (await import('./screens/result')).Result)
const Code = lazyRoom(async () => (await import('./screens/code')).Code)
const HowTo = lazyRoom(async () => (await import('./screens/howto')).HowTo)
const SettingsSheet = lazyRoom(async () => (await import('./screens/settings')).SettingsSheet)
const Menu = lazyRoom(async () => (await import('./screens/menu')).Menu)
const Story = lazyRoom(async () => (await import('./screens/story')).Story)
const Replay = lazyRoom(async () => (await import('./screens/replay')).Replay)

/** What comes next at a table is loaded while this is read; who only looks at an invite may yet go. */
const NEXT = { lobby: [Lobby, Game, Aloft], expeditions: [Game, Aloft, Reveal, Collapse, Ended], over: [Ended, Count, Result] } as const

export function App() {
  const screen = screenName()
  const first = useRef(true)
  useLayoutEffect(() => scrollTo(0, 0), [screen])
  // A decision that comes without a moment takes away the buttons of the one before.
  useLayoutEffect(() => {
    if (!first.current) return arrive()
    first.current = false
    return undefined
  }, [screen, shown.value?.view.turn])
  const named = title()
  useEffect(() => {
    document.title = named
  }, [named])
  const kind = playing.value?.moment.kind
  useLayoutEffect(() => {
    if (kind) document.documentElement.dataset['moment'] = kind
    else delete document.documentElement.dataset['moment']
  }, [kind])
  const stage = route.value.screen === 'table' ? state.table.value?.view.stage : undefined
  useEffect(() => {
    if (stage) whenIdle(() => NEXT[stage].forEach((screen) => screen.preload()))
  }, [stage])
  return (
    <>
      <Screen />
      {sheet.value === 'howto' && <HowTo preset={state.table.value?.view.preset ?? 'relics'} />}
      {sheet.value === 'settings' && <SettingsSheet />}
    </>
  )
}

function Screen() {
  const at = route.value
  if (at.screen === 'start') return <Start />
  if (at.screen === 'code') return <Code code={at.code} />
  if (state.dead.value !== null) return <Dead why={state.dead.value} />
  if (at.screen === 'new') return <Join invite={null} />
  if (at.screen === 'join') return <Join invite={at.invite} />
  const table = state.table.value
  if (table === null) return state.offline.value ? <Dead why="looking" /> : <Looking />
  return (
    <>
      <Announcer />
      <Shown table={table} />
      {sheet.value === 'menu' && <Menu view={table.view} />}
      {sheet.value === 'story' && <Story view={table.view} />}
      {sheet.value === 'replay' && <Replay view={table.view} />}
    </>
  )
}

// A screen begins at its top, however far down the last one was read.
const screenName = () =>
  [route.value.screen, state.table.value?.view.stage, playing.value?.moment.kind, state.dead.value].join(' ')

/** The moment that is played, or else the table. A card is turned over the table, which lies ready under the reveal. */
function Shown({ table }: { table: Table }) {
  const now = playing.value
  if (now === null) return <TableScreen table={table} />
  const { moment } = now
  const { version } = now.table
  switch (moment.kind) {
    case 'reveal':
      return (
        <>
          {state.moments.value[1]?.moment.kind === 'turn' && <TableScreen table={shown.value ?? table} />}
          <Reveal key={version} playing={now} moment={moment} />
        </>
      )
    case 'collapse':
      return <Collapse key={version} playing={now} moment={moment} />
    case 'end':
      return <Ended key={version} playing={now} moment={moment} />
    case 'count':
      // The result says it all again: whoever wants no motion goes there at once.
      return isCalm() ? <Passing /> : <Count key={version} playing={now} moment={moment} />
    case 'turn':
      return (
        <>
          <TableScreen table={shown.value ?? table} />
          <Aloft key={version} playing={now} moment={moment} />
        </>
      )
  }
}

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
