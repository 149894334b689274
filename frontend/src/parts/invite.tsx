import { useState } from 'preact/hooks'
import { inviteLink } from '../route'
import { t } from '../text/t'
import { Icon } from './icon'

/** The invite: shared, copied, selected by hand or photographed, as far as this device can. */
export function Invite({ game, invite, open }: { game: string; invite: string; open: number }) {
  const link = inviteLink(game, invite)
  return (
    <section class="poster blk">
      <h2>{open > 0 ? t('lobby.invite', { n: open }) : t('lobby.full')}</h2>
      <input class="link" readOnly value={link} aria-label={t('share.link')} onFocus={(event) => event.currentTarget.select()} />
      <div class="acts2">
        <Hand link={link} />
        <Code link={link} />
      </div>
    </section>
  )
}

// Neither is there without a secure context.
const canShare = () => typeof navigator.share === 'function'
const canCopy = () => typeof navigator.clipboard?.writeText === 'function'

function Hand({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  // A share sheet that was closed again is no mistake; a refused clipboard leaves the link to be selected.
  const share = () => void navigator.share({ text: t('share.text'), url: link }).catch(() => {})
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true), () => {})
  if (!canShare() && !canCopy()) return <p class="soft">{t('share.byhand')}</p>
  return (
    <>
      {canShare() && (
        <button type="button" class="btn blk press" onClick={share}>
          <Icon of="share" />
          {t('share.share')}
        </button>
      )}
      {canCopy() && (
        <button type="button" class="btn blk press" onClick={copy} aria-live="polite">
          <Icon of={copied ? 'check' : 'copy'} />
          {t(copied ? 'share.copied' : 'share.copy')}
        </button>
      )}
    </>
  )
}

function Code({ link }: { link: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null)
  const draw = async () => {
    const { encode } = await import('uqr')
    const { size, data } = encode(link, { border: 2 })
    const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    setDrawn({ size, path: dots.join('') })
  }
  if (drawn === null) {
    return (
      <button type="button" class="btn ghost" onClick={() => void draw()}>
        {t('share.qr')}
      </button>
    )
  }
  return (
    <svg class="qr" viewBox={`0 0 ${drawn.size} ${drawn.size}`} role="img" aria-label={t('share.qrshown')}>
      <path d={drawn.path} />
    </svg>
  )
}
