import type { ComponentChildren } from 'preact'
import { lineLost } from '../state'
import { listed, t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'

interface Props {
  view: GameView
  me: ExplorerView | undefined
  /** What is looked at meanwhile, in place of how things stand. */
  instead?: ComponentChildren
}

/** How things stand for me, and for whom all wait. */
export function Waiting({ view, me, instead }: Props) {
  const inside = view.explorers.filter(({ where }) => where === 'cave')
  const thinking = inside.filter(({ decided }) => !decided)
  if (lineLost.value) return <Stand how={t('stand.lost')} wait={t('wait.lost')} />
  const last = me !== undefined && thinking.length === 1 && thinking[0] === me
  const wait = last ? t('wait.last') : waitingFor(thinking, inside.length, me)
  return <Stand how={instead || stand(me, last, inside.length === 1)} wait={wait} />
}

const Stand = ({ how, wait }: { how: ComponentChildren; wait: string }) => (
  <p class="wait">
    <b>{how}</b> <span>{wait}</span>
  </p>
)

export function stand(me: ExplorerView | undefined, last: boolean, alone: boolean): string {
  if (me === undefined) return t('stand.watcher')
  if (me.where === 'left') return t('stand.left')
  if (me.where === 'camp') return t('stand.camp')
  if (last) return t(alone ? 'stand.alone' : 'stand.last')
  return me.decided ? t('stand.sealed') : t('stand.open')
}

// So many letters of names stand between bag and chest; of more, the list of explorers says who.
const ROOM = 42

function waitingFor(thinking: readonly ExplorerView[], inside: number, me: ExplorerView | undefined): string {
  const names = thinking.filter((one) => one !== me).map(({ name }) => name)
  const fits = names.length <= 3 && [...names.join('')].length <= ROOM
  // Of everyone it is shorter to say that nobody has; of one, the name.
  if (fits && (names.length < inside || inside === 1)) return t('wait.names', { names: listed(names) })
  return thinking.length === inside ? t('wait.nobody') : t('wait.count', { n: thinking.length, all: inside })
}
