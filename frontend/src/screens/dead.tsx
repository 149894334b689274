import { Bar } from '../parts/bar'
import { LineLost } from '../parts/bits'
import { Icon } from '../parts/icon'
import { go } from '../route'
import { state } from '../state'
import { t, type PlainKey } from '../text/t'

const ASK: Partial<Record<PlainKey, PlainKey>> = {
  'join.begun': 'ask.next',
  'refused.no_such_game': 'ask.link',
  'refused.not_at_table': 'ask.invite',
}

/** No table to show: still looking, or the sentence why not, what to ask for, and the way home. */
export function Dead({ why }: { why: PlainKey }) {
  const ask = ASK[why]
  return (
    <main class="sheet">
      <Bar title="Diamant" />
      <div class="pad" role="status">
        <LineLost />
        {why === 'looking' && state.offline.value ? <Icon of="torch-out" as="still" /> : <p>{t(why)}</p>}
        {ask && <p>{t(ask)}</p>}
      </div>
      {why !== 'looking' && (
        <div class="foot">
          <button type="button" class="btn blk press" onClick={() => go('')}>
            {t('back')}
          </button>
        </div>
      )}
    </main>
  )
}
