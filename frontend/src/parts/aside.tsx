import { t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Icon } from './icon'
import { stand } from './waiting'

/** Where the choices would be, for those who have none: what the others are about. */
export function Aside({ view, me }: { view: GameView; me: ExplorerView | undefined }) {
  const inside = view.explorers.filter(({ where }) => where === 'cave').length
  return (
    <div class="aside blk" role="group" aria-label={stand(me, false, false)} data-goal>
      <Icon of={me === undefined ? 'eye' : me.where === 'left' ? 'out' : 'tent'} />
      <p>
        <b>{t('aside.inside', { n: inside })}</b>
        <span aria-hidden="true">
          {t('pool', { n: view.pool })}
          {view.relics_on_path > 0 && <> · {t('pool.relics', { n: view.relics_on_path })}</>}
        </span>
      </p>
    </div>
  )
}
