import { render } from 'preact'
import './style/tokens.css'
import './style/base.css'
import './style/sheets.css'
import './style/game.css'
import { App } from './app'
import { play } from './play'

play()
const root = document.getElementById('app')
if (root) render(<App />, root)
