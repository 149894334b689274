import { listed, isolate, t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Icon } from './icon'
import { canCopy, canShare, share, useCopying } from './share'

interface Props {
  view: GameView
  ranked: readonly ExplorerView[]
}

/** Hands the result on in plain words: shared, copied, or to be selected by hand. */
export function PassOn({ view, ranked }: Props) {
  const text = inWords(view, ranked)
  const { copied, copy } = useCopying(text)
  if (!canShare() && !canCopy()) {
    return <textarea class="words" readOnly rows={ranked.length + 1} value={text} aria-label={t('result.words')} onFocus={(event) => event.currentTarget.select()} />
  }
  return (
    <button type="button" class="btn ghost" onClick={canShare() ? () => share({ text }) : copy} aria-live="polite">
      <Icon of={copied ? 'check' : canShare() ? 'share' : 'copy'} />
      {t(copied ? 'share.copied' : canShare() ? 'result.share' : 'result.copy')}
    </button>
  )
}

/** Who won, and everybody's points, a line each. */
export function inWords({ scores, winners }: GameView, ranked: readonly ExplorerView[]): string {
  const names = listed(ranked.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name))
  const head = winners.length === 0 ? t('said.nobody') : t(winners.length === 1 ? 'said.one' : 'said.many', { names })
  const lines = [head, ...ranked.map(({ seat, name }) => t('said.line', { name: isolate(name), n: scores[seat] ?? 0 }))]
  // What keeps directions apart on the page would be litter in a message.
  return lines.join('\n').replace(/[\u2068\u2069]/g, '')
}
