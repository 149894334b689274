import { t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Icon } from './icon'
import { lying } from './lying'
import { stand } from './waiting'

/** Where the choices would be, for those who have none: what the others are about. */
export function Aside({ view, me }: { view: GameView; me: ExplorerView | undefined }) {
  const inside = view.explorers.filter(({ where }) => where === 'cave').length
  return (
    <div class="aside blk" role="group" aria-label={stand(me, false, false)} data-goal>
      <Icon of={me === undefined ? 'eye' : me.where === 'left' ? 'out' : 'tent'} />
      <p>
        <b>{t('aside.inside', { n: inside })}</b>
        <span aria-hidden="true">{lying(view)}</span>
      </p>
    </div>
  )
}
