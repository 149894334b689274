import { worthOf, type Account } from '../facts'
import { t } from '../text/t'
import type { ExplorerView } from '../wire'
import { Name } from './bits'
import { gemsOf } from './holds'
import { Hat } from './icon'

interface Props {
  ranked: readonly ExplorerView[]
  accounts: ReadonlyMap<number, Account>
}

/** What each one did, counted from the log; nothing is judged. */
export function Deeds({ ranked, accounts }: Props) {
  return (
    <section class="deeds">
      <h3 class="h">{t('result.each')}</h3>
      <ul>
        {ranked.map((one) => (
          <li key={one.seat}>
            <Hat colour={one.colour} />
            <p>
              <b>
                <Name of={one.name} />
              </b>
              {deedsOf(one, accounts.get(one.seat)).join(' ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function deedsOf({ chest, relics }: ExplorerView, account: Account | undefined): string[] {
  if (account === undefined || chest === null) return []
  const worths = account.caves.map(worthOf)
  const most = Math.max(0, ...worths)
  const home = worths.filter((worth) => worth > 0).length
  return [
    t('deeds.chest', { n: chest, gems: gemsOf(chest) }),
    ...(home > 0 ? [t('deeds.home', { n: home })] : []),
    ...(account.collapses > 0 ? [t('deeds.collapses', { n: account.collapses })] : []),
    ...(relics.length > 0 ? [t('deeds.relics', { n: relics.length })] : []),
    ...(most > 0 ? [t('deeds.most', { n: most, cave: worths.indexOf(most) + 1 })] : []),
  ]
}
