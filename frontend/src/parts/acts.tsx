import { useEffect, useRef, useState } from 'preact/hooks'
import { choose } from '../act'
import { busy } from '../busy'
import { inStep, lineLost, wishFor } from '../state'
import { t } from '../text/t'
import type { Choice, ExplorerView, GameView, OwnView } from '../wire'
import { Icon } from './icon'
import { usePress } from './press'
import { useSettled } from './settled'

interface Props {
  view: GameView
  me: ExplorerView
  you: OwnView
}

/**
 * The two choices of one decision. When mine is the last one missing it reveals all, so that it takes a
 * deliberate gesture: a second tap, or holding the button.
 */
export function Acts({ view, me, you }: Props) {
  const [armed, setArmed] = useArmed()
  const ready = useSettled([armed, busy.value, inStep.value].join(' ')) && !busy.value && inStep.value
  const others = view.explorers.filter((one) => one !== me && one.where === 'cave')
  const reveals = !me.decided && others.every(({ decided }) => decided)
  const alone = others.length === 0
  const wish = wishFor(view.turn)
  const mine = wish ?? you.choice
  const act = (choice: Choice, stakes: string, relics: string | null = null) => (
    <Act
      choice={choice}
      mine={mine}
      ready={ready}
      reveals={reveals}
      armed={armed === choice}
      stakes={stakes}
      relics={relics}
      under={lineLost.value ? t('choice.off') : subtitle(choice, mine, wish !== null, armed === choice, reveals, alone)}
      tap={() => (reveals && armed !== choice ? setArmed(choice) : void choose(choice))}
      held={() => void choose(choice)}
    />
  )
  return (
    <div class={hasRelics(view) ? 'acts rich' : 'acts'} role="group" aria-label={t('stand.open')} data-goal>
      {act('exit', home(view, me, alone), relicsHome(view, alone))}
      {act('continue', t('continue.risk', { bag: me.bag }))}
    </div>
  )
}

/** Which choice was tapped once; forgotten when the page is laid aside. */
function useArmed() {
  const armed = useState<Choice | null>(null)
  const [, setArmed] = armed
  useEffect(() => {
    const disarm = () => setArmed(null)
    document.addEventListener('visibilitychange', disarm)
    return () => document.removeEventListener('visibilitychange', disarm)
  }, [])
  return armed
}

function home({ pool }: GameView, { bag }: ExplorerView, alone: boolean): string {
  if (pool === 0) return t('exit.bag', { bag })
  return alone ? t('exit.all', { bag, pool }) : t('exit.take', { bag, pool })
}

// There is room for their line before one lies there: that a button grows would tell what card is being turned.
const hasRelics = ({ next_relic: next, relics_on_path: n }: GameView) => next !== null || n > 0

/** What a lone leaver carries out beside the rubies. Of more than one relic, the server tells only the first one's worth. */
function relicsHome({ relics_on_path: n, next_relic: points }: GameView, alone: boolean): string | null {
  if (n === 0) return null
  if (n > 1 || points === null) return alone ? t('exit.relics.all', { n }) : t('exit.relics', { n })
  return alone ? t('exit.relic.all', { points }) : t('exit.relic', { points })
}

/** What a tap would do now, where it is more than choosing. */
function subtitle(choice: Choice, mine: Choice | null, sending: boolean, armed: boolean, reveals: boolean, alone: boolean): string | null {
  if (mine === choice) return t(sending ? 'choice.sending' : 'choice.chosen')
  if (mine !== null) return t('choice.other')
  if (armed) return t('choice.again')
  return reveals ? t(alone ? 'choice.final' : 'choice.reveals') : null
}

// Long words of other languages take smaller letters, so that they stay on their line.
const widthOf = (word: string) => (word.length > 7 ? 'wide' : '')

interface ActProps {
  choice: Choice
  mine: Choice | null
  ready: boolean
  reveals: boolean
  armed: boolean
  stakes: string
  relics: string | null
  under: string | null
  tap(): void
  held(): void
}

function Act({ choice, mine, ready, reveals, armed, stakes, relics, under, tap, held }: ActProps) {
  const filling = useRef<HTMLSpanElement>(null)
  const pressed = usePress(filling, { ready, holdable: reveals && mine === null, tap, held })
  const kind = mine === null ? (reveals ? 'fused' : '') : mine === choice ? 'chosen' : 'other'
  return (
    <button
      type="button"
      class={['btn blk press', choice === 'exit' ? 'cool' : '', kind, armed ? 'armed' : '', inStep.value ? '' : 'off'].join(' ')}
      aria-disabled={!ready}
      aria-pressed={mine === choice}
      {...pressed}
    >
      <span class="fill" ref={filling} />
      <Icon of={choice === 'exit' ? 'exit' : 'cont'} />
      <b class={widthOf(t(choice))}>{t(choice)}</b>
      {mine === null && <span>{stakes}</span>}
      {mine === null && relics !== null && <span class="relics">{relics}</span>}
      {under !== null && (
        <span class="under">
          {kind === 'chosen' && <Icon of="check" as="tick" />}
          {under}
        </span>
      )}
    </button>
  )
}
