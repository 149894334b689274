import { isolate, t } from './text/t'
import type { GameView } from './wire'

/** Who invites to a table; as long as that is not known, what there is to do. */
export function invitation(view: GameView | undefined): string {
  const name = view?.explorers.find(({ seat }) => seat === view.host)?.name
  return name === undefined ? t('join.title') : t('join.by', { name: isolate(name) })
}
