import { useState } from 'preact/hooks'
import { listed, isolate, t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Icon } from './icon'

interface Props {
  view: GameView
  ranked: readonly ExplorerView[]
}

// Neither is there without a secure context.
const canShare = () => typeof navigator.share === 'function'
const canCopy = () => typeof navigator.clipboard?.writeText === 'function'

/** Hands the result on in plain words: shared, copied, or to be selected by hand. */
export function PassOn({ view, ranked }: Props) {
  const [copied, setCopied] = useState(false)
  const text = inWords(view, ranked)
  // A share sheet that was closed again is no mistake.
  const share = () => void navigator.share({ text }).catch(() => {})
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true), () => {})
  if (!canShare() && !canCopy()) {
    return <textarea class="words" readOnly rows={ranked.length + 1} value={text} aria-label={t('result.words')} onFocus={(event) => event.currentTarget.select()} />
  }
  return (
    <button type="button" class="btn ghost" onClick={canShare() ? share : copy} aria-live="polite">
      <Icon of={copied ? 'check' : canShare() ? 'share' : 'copy'} />
      {t(copied ? 'result.copied' : canShare() ? 'result.share' : 'result.copy')}
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
