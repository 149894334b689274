import { render } from 'preact'
import './style/tokens.css'
import './style/base.css'
import './style/start.css'
import { App } from './app'
import { whenIdle } from './idle'
import { watchInstall } from './install'
import { Unloaded } from './parts/unloaded'
import { play } from './play'
import { applySettings } from './settings'

const spoken = applySettings()
watchInstall()
play()
const isSpoken = await spoken.then(() => true, () => false)
const root = document.getElementById('app')
root?.replaceChildren() // the first paint has done its work
if (root) render(isSpoken ? <App /> : <Unloaded />, root)
// Without the rest the page works as well, only not offline; it is tried again at each visit.
whenIdle(() => {
  import('./resident').then(({ settleIn }) => settleIn()).catch(() => {})
})
