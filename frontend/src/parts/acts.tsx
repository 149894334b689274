import { useState } from 'preact/hooks'
import { choose } from '../act'
import { inStep, state } from '../state'
import { t } from '../text/t'
import type { Choice, ExplorerView, GameView, OwnView } from '../wire'
import { Icon } from './icon'
import { useSettled } from './settled'

interface Props {
  view: GameView
  me: ExplorerView
  you: OwnView
}

/** The two choices of one decision. When mine is the last one missing, it takes a second, deliberate tap. */
export function Acts({ view, me, you }: Props) {
  const [armed, setArmed] = useState<Choice | null>(null)
  const settled = useSettled(armed)
  const reveals = !me.decided && view.explorers.every((one) => one === me || one.where !== 'cave' || one.decided)
  const tap = (choice: Choice) => {
    if (!settled) return
    if (reveals && armed !== choice) setArmed(choice)
    else void choose(choice)
  }
  const mine = state.wish.value?.choice ?? you.choice
  const under = (choice: Choice) => subtitle(choice, mine, reveals, armed === choice)
  return (
    <div class="acts">
      <Act choice="exit" mine={mine} settled={settled} tap={tap} stakes={home(view, me)} under={under('exit')} />
      <Act choice="continue" mine={mine} settled={settled} tap={tap} stakes={t('continue.risk', { bag: me.bag })} under={under('continue')} />
    </div>
  )
}

const home = ({ pool }: GameView, { bag }: ExplorerView) =>
  pool > 0 ? t('exit.take', { bag, pool }) : t('exit.bag', { bag })

/** What a tap would do now, where it is more than choosing. */
function subtitle(choice: Choice, mine: Choice | null, reveals: boolean, armed: boolean): string | null {
  if (mine === choice) return state.wish.value === null ? t('choice.chosen') : t('choice.sending')
  if (mine !== null) return t('choice.other')
  if (armed) return t('choice.again')
  return reveals ? t('choice.reveals') : null
}

interface ActProps {
  choice: Choice
  mine: Choice | null
  settled: boolean
  stakes: string
  under: string | null
  tap(choice: Choice): void
}

function Act({ choice, mine, settled, stakes, under, tap }: ActProps) {
  const kind = mine === null ? '' : mine === choice ? 'chosen' : 'other'
  return (
    <button
      type="button"
      class={`btn blk press ${choice === 'exit' ? 'cool' : ''} ${kind}`}
      disabled={!inStep.value}
      aria-disabled={!inStep.value || !settled}
      aria-pressed={mine === choice}
      onClick={() => tap(choice)}
    >
      <Icon of={choice === 'exit' ? 'exit' : 'cont'} />
      <span>
        <b>{t(choice)}</b>
        {kind === '' && <span>{stakes}</span>}
        {under !== null && (
          <span class="under">
            {kind === 'chosen' && <Icon of="check" as="tick" />}
            {under}
          </span>
        )}
      </span>
    </button>
  )
}
