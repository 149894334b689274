import '../style/qr.css'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { t } from '../text/t'
import { Icon } from './icon'

/** A link as a QR code: small beside it, large when tapped. Nothing until its drawing is loaded. */
export function Qr({ link }: { link: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null)
  const [large, setLarge] = useState(false)
  useEffect(() => {
    let wanted = true
    void draw(link).then((drawing) => {
      if (wanted) setDrawn(drawing)
    })
    return () => {
      wanted = false
    }
  }, [link])
  // Before anything is painted: the next Escape is the dialog's.
  useLayoutEffect(() => {
    if (!large) return
    // Not the dialog that it may stand in: what was opened last is closed first.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setLarge(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [large])
  return (
    <button type="button" class={large ? 'qr large' : 'qr'} aria-expanded={large} aria-label={t('share.qr')} onClick={() => setLarge(!large)}>
      {large && <Icon of="cross" />}
      {drawn && (
        <svg class="dots" viewBox={`0 0 ${drawn.size} ${drawn.size}`} aria-hidden="true" shape-rendering="crispEdges">
          <path d={drawn.path} />
        </svg>
      )}
    </button>
  )
}

async function draw(link: string) {
  const { encode } = await import('uqr')
  const { size, data } = encode(link, { border: 1 })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dots.join('') }
}
