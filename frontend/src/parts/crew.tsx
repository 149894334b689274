import { t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'
import { Name, Said } from './bits'
import { Held, Lid } from './held'
import { Hat, Icon } from './icon'

/** All explorers, I first: where they are, whether they have decided, what they hold. */
export function Crew({ view }: { view: GameView }) {
  const me = view.you?.seat
  const rest = view.explorers.filter(({ seat }) => seat !== me)
  const mine = view.explorers.filter(({ seat }) => seat === me)
  return (
    <ul class="crew" aria-label={t('crew')}>
      {[...mine, ...rest].map((one) => (
        <Row key={one.seat} one={one} mine={one.seat === me} />
      ))}
    </ul>
  )
}

function Row({ one, mine }: { one: ExplorerView; mine: boolean }) {
  const kind = ['blk', mine ? 'me' : '', one.where === 'cave' ? '' : 'out', one.where === 'left' ? 'gone' : ''].join(' ')
  return (
    <li class={kind} aria-current={mine || undefined} data-seat={one.seat}>
      {mine && <Icon of="pip" as="mark" />}
      <Hat colour={one.colour} />
      <div>
        <p class={[...one.name].length > 14 ? 'named long' : 'named'}>
          <Name of={one.name} />
        </p>
        <Own one={one} />
      </div>
      <Slot one={one} />
    </li>
  )
}

function Own({ one }: { one: ExplorerView }) {
  const relics = one.relics.length
  return (
    <p class="own">
      {one.where === 'cave' && <Held icon="ruby" n={one.bag} said={t('crew.bag', { n: one.bag })} />}
      {one.chest === null ? (
        <span>
          <Lid />
        </span>
      ) : (
        <Held icon="chest" n={one.chest} said={t('crew.chest', { n: one.chest })} />
      )}
      {relics > 0 && (
        <Held icon="relic" n={relics} bare={relics === 1} said={t('crew.relics', { n: relics, points: one.relics.reduce((a, b) => a + b) })} />
      )}
    </p>
  )
}

function Slot({ one }: { one: ExplorerView }) {
  const [icon, said] = slotOf(one)
  return (
    <span class={icon === 'dots' ? 'slot think' : 'slot'}>
      <Icon of={icon} />
      <Said>{said}</Said>
    </span>
  )
}

function slotOf({ where, decided }: ExplorerView): [string, string] {
  if (where === 'left') return ['out', t('crew.left')]
  if (where === 'camp') return ['tent', t('crew.camp')]
  return decided ? ['back', t('crew.decided')] : ['dots', t('crew.thinking')]
}
