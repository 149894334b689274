import { t } from '../text/t'
import type { GameView } from '../wire'
import { Icon } from './icon'

export const EDITIONS = ['relics', 'basic', 'classic', 'incan'] as const
const known = (preset: string) => EDITIONS.find((one) => one === preset)

/** By what an edition differs from the others; empty for one that this page is too old to know. */
export function aboutEdition(preset: string): string {
  const edition = known(preset)
  return edition ? t(`edition.${edition}`) : ''
}

/** What is played at a table: two items of a list. */
export function Terms({ preset, open_chests: open }: Pick<GameView, 'preset' | 'open_chests'>) {
  const edition = known(preset)
  return (
    <>
      <li>
        <Icon of="cave" />
        <span>
          <b>{edition ? t(`preset.${edition}`) : preset}</b> <small>{aboutEdition(preset)}</small>
        </span>
      </li>
      <li>
        <Icon of="chest" />
        {t(open ? 'lobby.open_chests' : 'lobby.closed_chests')}
      </li>
    </>
  )
}
