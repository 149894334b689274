import type { ExplorerView, GameView } from './wire'

/**
 * Whoever has won first, then by points: the server breaks ties, and whoever has left does not win, so the points alone
 * do not say who stands above whom.
 */
export function ranked(explorers: readonly ExplorerView[], { scores, winners }: Pick<GameView, 'scores' | 'winners'>): ExplorerView[] {
  const won = ({ seat }: ExplorerView) => Number(winners.includes(seat))
  const score = ({ seat }: ExplorerView) => scores[seat] ?? 0
  return [...explorers].sort((one, other) => won(other) - won(one) || score(other) - score(one))
}
