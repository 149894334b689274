import { inviteLink } from '../route'
import { t } from '../text/t'
import { Notice } from './bits'
import { Icon } from './icon'
import { useIssued } from './issued'
import { Qr } from './qr'
import { StepButton } from './rests'
import { canCopy, canShare, share, useCopying } from './share'
import { Spelled } from './spelled'

/** The invite: shared, copied, selected by hand, photographed or spelled, as far as this device can. */
export function Invite({ game, invite, open }: { game: string; invite: string; open: number }) {
  const link = inviteLink(game, invite)
  return (
    <section class="poster blk">
      <h2>
        <Icon of="tent" />
        {open > 0 ? t('lobby.invite', { n: open }) : t('lobby.full')}
      </h2>
      <Qr link={link} />
      <div>
        <input class="link" readOnly value={link} aria-label={t('share.link')} onFocus={(event) => event.currentTarget.select()} />
        <div class="acts2">
          <Hand link={link} />
          <JoinCode />
        </div>
      </div>
    </section>
  )
}

function Hand({ link }: { link: string }) {
  const { copied, copy } = useCopying(link)
  if (!canShare() && !canCopy()) return <p class="soft">{t('share.byhand')}</p>
  return (
    <>
      {canShare() && (
        <button type="button" class="btn blk press" onClick={() => share({ text: t('share.text'), url: link })}>
          <Icon of="share" />
          {t('share.share')}
        </button>
      )}
      {canCopy() && (
        <button type="button" class={canShare() ? 'btn ghost' : 'btn blk press'} onClick={copy} aria-live="polite">
          <Icon of={copied ? 'check' : 'copy'} />
          {t(copied ? 'share.copied' : 'share.copy')}
        </button>
      )}
    </>
  )
}

/** Eight letters to read out to somebody who cannot be sent a link. */
function JoinCode() {
  const { code, isFresh, wrong, ask } = useIssued(null)
  if (code !== '') return <Spelled code={code} how={t('share.spell')} isFresh={isFresh} />
  return (
    <>
      <StepButton look="btn ghost" onClick={ask}>
        {t('share.code')}
      </StepButton>
      <Notice says={wrong} />
    </>
  )
}
