import { pickColour } from '../act'
import { t } from '../text/t'
import type { GameView } from '../wire'
import { colours, Hat } from './icon'
import { ticked } from './rests'

/** The eight hats: mine, the taken ones, and those I may change to. */
export function Wardrobe({ view }: { view: GameView }) {
  const wearer = (colour: string) => view.explorers.find((one) => one.colour === colour)
  return (
    <fieldset class="pick">
      <legend>
        <h2 class="h">{t('lobby.explorer')}</h2>
      </legend>
      {colours.map((colour) => {
        const mine = wearer(colour)?.seat === view.you?.seat
        const taken = wearer(colour) !== undefined && !mine
        return (
          <label key={colour} class={mine ? 'mine' : taken ? 'taken' : ''}>
            <input
              type="radio"
              name="hat"
              class="sr"
              aria-label={t(`colour.${colour}`)}
              checked={mine}
              disabled={taken}
              {...ticked()}
              onChange={() => pickColour(colour)}
            />
            <Hat colour={colour} />
          </label>
        )
      })}
    </fieldset>
  )
}
