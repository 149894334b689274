import type { ComponentChildren } from 'preact'
import { listed, t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Acts } from './acts'
import { Figures, Icon } from './icon'

/** What I hold, for whom all wait, and my choice. */
export function Dock({ view }: { view: GameView }) {
  const me = view.explorers.find(({ seat }) => seat === view.you?.seat)
  return (
    <footer class="dock">
      <div class="purse">
        <Hold icon="bag" n={me?.bag ?? 0} word={t('bag')} />
        <p class="wait">{waitingFor(view, me)}</p>
        <Hold icon="chest" n={me?.chest ?? 0} word={t('chest')} />
      </div>
      {me?.where === 'cave' && view.you && view.turn !== null && (
        <Acts key={view.turn} view={view} me={me} you={view.you} />
      )}
    </footer>
  )
}

const Hold = ({ icon, n, word }: { icon: string; n: number; word: string }) => (
  <div class={`hold ${icon}`}>
    <Icon of={icon} />
    <Figures n={n} />
    <span>{word}</span>
  </div>
)

function waitingFor(view: GameView, me: ExplorerView | undefined): ComponentChildren {
  const inside = view.explorers.filter(({ where }) => where === 'cave')
  const thinking = inside.filter(({ decided }) => !decided)
  const [n, all] = [thinking.length, inside.length]
  if (me?.where === 'left') return t('wait.left')
  if (me && thinking.includes(me)) return n === 1 ? t('wait.you') : n === all ? t('wait.nobody') : t('wait.think', { n, all })
  const wait =
    n <= 2
      ? t('wait.names', { names: listed(thinking.map(({ name }) => name)) })
      : n === all
        ? t('wait.nobody')
        : t('wait.count', { n, all })
  return me?.where === 'camp' ? `${t('wait.camp')} ${wait}` : wait
}
