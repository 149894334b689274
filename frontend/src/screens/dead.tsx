import { Bar } from '../parts/bar'
import { LineLost } from '../parts/bits'
import { t, type PlainKey } from '../text/t'

/** No table to show: still looking, or the sentence why not. */
export function Dead({ why }: { why: PlainKey }) {
  return (
    <main class="sheet">
      <Bar title="Diamant" />
      <div class="pad">
        <LineLost />
        <p role="status">{t(why)}</p>
      </div>
    </main>
  )
}
