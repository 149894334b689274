import { setOptions } from '../act'
import { inStep, state } from '../state'
import { t } from '../text/t'
import type { GameView } from '../wire'
import { listing, ticked } from './rests'
import { aboutEdition, EDITIONS, Terms } from './terms'

/** What the host chooses. A choice shows at once and stands unless the server refuses it. */
export function Options({ view }: { view: GameView }) {
  const { preset, open_chests: open } = { ...view, ...state.wanted.value }
  const choose = (select: HTMLSelectElement) => {
    if (inStep.value) void setOptions({ preset: select.value })
    else select.value = preset
  }
  return (
    <div class="options">
      <label for="preset">{t('lobby.edition')}</label>
      <select
        id="preset"
        value={preset}
        aria-describedby="edition"
        {...listing()}
        onChange={(event) => choose(event.currentTarget)}
      >
        {EDITIONS.map((name) => (
          <option key={name} value={name}>
            {t(`preset.${name}`)}
          </option>
        ))}
      </select>
      <p id="edition">{aboutEdition(preset)}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={open}
          {...ticked()}
          onChange={(event) => void setOptions({ open_chests: event.currentTarget.checked })}
        />
        <span>{t('lobby.chests')}</span>
      </label>
    </div>
  )
}

/** The same for all others. */
export const Rules = ({ view }: { view: GameView }) => (
  <ul class="rules">
    <Terms {...view} />
  </ul>
)
