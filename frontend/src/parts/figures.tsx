import type { Account } from '../facts'
import { t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Name } from './bits'

interface Props {
  view: GameView
  ranked: readonly ExplorerView[]
  accounts: ReadonlyMap<number, Account>
}

/** The chart as a table: the same figures, also where a block is too small for its number. */
export function FigureTable({ view, ranked, accounts }: Props) {
  const caves = accounts.get(ranked[0]?.seat ?? 0)?.caves ?? []
  return (
    <details class="figures">
      <summary class="btn ghost">{t('result.figures')}</summary>
      <div class="wide" tabIndex={0} role="group" aria-label={t('result.figures')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('result.explorer')}</th>
              {caves.map((_, at) => (
                <th key={at} scope="col" aria-label={t('cave', { n: at + 1 })}>
                  {at + 1}
                </th>
              ))}
              <th scope="col">{t('result.relics')}</th>
              <th scope="col">{t('result.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map((one) => (
              <tr key={one.seat}>
                <th scope="row">
                  <Name of={one.name} />
                </th>
                {accounts.get(one.seat)?.caves.map(({ rubies }, at) => <td key={at}>{rubies}</td>)}
                <td>{one.relics.reduce((sum, worth) => sum + worth, 0)}</td>
                <td>{view.scores[one.seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
