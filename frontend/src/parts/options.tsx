import { setOptions } from '../act'
import { inStep, state } from '../state'
import { t } from '../text/t'
import type { GameView } from '../wire'
import { Icon } from './icon'

const PRESETS = ['relics', 'basic', 'classic', 'incan'] as const
const isPreset = (name: string) => PRESETS.find((one) => one === name)

/** What the host chooses. A choice shows at once and stands unless the server refuses it. */
export function Options({ view }: { view: GameView }) {
  const { preset, open_chests: open } = { ...view, ...state.wanted.value }
  return (
    <div class="options">
      <label for="preset">{t('lobby.edition')}</label>
      <select
        id="preset"
        value={preset}
        disabled={!inStep.value}
        onChange={(event) => void setOptions({ preset: event.currentTarget.value })}
      >
        {PRESETS.map((name) => (
          <option key={name} value={name}>
            {t(`preset.${name}`)}
          </option>
        ))}
      </select>
      <label class="check">
        <input
          type="checkbox"
          checked={open}
          disabled={!inStep.value}
          onChange={(event) => void setOptions({ open_chests: event.currentTarget.checked })}
        />
        <span>{t('lobby.chests')}</span>
      </label>
    </div>
  )
}

/** The same for all others. */
export function Rules({ view }: { view: GameView }) {
  const preset = isPreset(view.preset)
  return (
    <ul class="rules">
      <li>
        <Icon of="cave" />
        {preset ? t(`preset.${preset}`) : view.preset}
      </li>
      <li>
        <Icon of="chest" />
        {t(view.open_chests ? 'lobby.open_chests' : 'lobby.closed_chests')}
      </li>
    </ul>
  )
}
