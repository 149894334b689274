import { render, type VNode } from 'preact'
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
const line = play()
void Promise.all([spoken, painted()]).then(
  () => show(<App />),
  () => show(<Unloaded />),
)
// Without the rest the page works as well, only not offline; it is tried again at each visit.
whenIdle(() => {
  import('./resident').then(({ settleIn }) => settleIn(line)).catch(() => {})
})

function show(page: VNode): void {
  const root = document.getElementById('app')
  root?.replaceChildren() // the first paint has done its work
  if (root) render(page, root)
}

/** When what stands now can be seen: a slow phone would else show nothing before all of the page is made. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) return done()
    new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })
    setTimeout(done, 500) // for a browser that does not tell
  })
}
