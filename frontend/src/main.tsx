import { render } from 'preact'
import './style/tokens.css'
import './style/base.css'
import './style/start.css'
import { App } from './app'
import { play } from './play'
import { applySettings } from './settings'

const spoken = applySettings()
play()
await spoken
const root = document.getElementById('app')
if (root) render(<App />, root)
