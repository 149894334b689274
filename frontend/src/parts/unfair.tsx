import { unfairness } from '../fairness'
import { t } from '../text/t'
import type { GameView } from '../wire'

export function Unfair({ game, view }: { game: string; view: GameView }) {
  const broken = unfairness(game, view)
  return (
    broken && (
      <p class="notice" role="alert">
        {t(broken)}
      </p>
    )
  )
}
