import { listed, t } from '../text/t'
import type { GameView } from '../wire'

/** "On the path: 4 rubies and 1 relic" */
export const lying = ({ pool, relics_on_path: relics }: GameView) =>
  t('pool', {
    what: listed([
      ...(pool > 0 || relics === 0 ? [t('stones.rubies', { n: pool })] : []),
      ...(relics > 0 ? [t('pool.relics', { n: relics })] : []),
    ]),
  })
