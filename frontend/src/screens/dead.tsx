import { Bar } from '../parts/bar'
import { LineLost } from '../parts/bits'
import { Icon } from '../parts/icon'
import { go, goHome } from '../route'
import { state } from '../state'
import { t, type PlainKey } from '../text/t'

const ASK: Partial<Record<PlainKey, PlainKey>> = {
  'join.begun': 'ask.next',
  'refused.table_full': 'ask.seat',
  'refused.no_such_game': 'ask.link',
  'refused.not_at_table': 'ask.invite',
}

/** No table to show: still looking, or the sentence why not, what to ask for, and the ways on. */
export function Dead({ why }: { why: PlainKey }) {
  const ask = ASK[why]
  const looking = why === 'looking'
  const cut = looking && state.offline.value
  return (
    <main class="sheet dead">
      <Bar title="Diamant" />
      <div class="pad" role="status">
        <LineLost />
        {cut ? <Icon of="torch-out" as="still" /> : <Icon of={looking ? 'cave' : 'barr'} as="shut" />}
        {!cut && <p class="why">{t(why)}</p>}
        {ask && <p>{t(ask)}</p>}
      </div>
      {!looking && (
        <div class="foot">
          <button type="button" class="btn blk press" onClick={goHome}>
            {t('back')}
          </button>
          {why === 'refused.not_at_table' && (
            <button type="button" class="btn blk press quiet" onClick={() => go('#code')}>
              {t('start.code')}
            </button>
          )}
        </div>
      )}
    </main>
  )
}
