import type { Scene } from '../replay'
import { t } from '../text/t'
import type { ExplorerView } from '../wire'
import { Name, Said } from './bits'
import { Held } from './held'
import { Hat, Icon } from './icon'

/** Who is where with how much, small. Nothing is said of a bag that closed chests hide. */
export function Standing({ scene: { view, lidded } }: { scene: Scene }) {
  return (
    <ul class="standing" aria-label={t('crew')}>
      {view.explorers.map((one) => (
        <li key={one.seat} class={standing(one, view.you?.seat)}>
          <Hat colour={one.colour} />
          <Name of={one.name} />
          <Where one={one} />
          <span class="own">
            {one.where === 'cave' && !lidded && <Held icon="ruby" n={one.bag} said={t('crew.bag', { n: one.bag })} />}
            {one.chest !== null && <Held icon="chest" n={one.chest} said={t('crew.chest', { n: one.chest })} />}
            {one.relics.length > 0 && <Relics worths={one.relics} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

const standing = ({ seat, where }: ExplorerView, me: number | undefined) =>
  ['blk', seat === me ? 'me' : '', where === 'cave' ? '' : 'out'].join(' ')

function Where({ one: { where } }: { one: ExplorerView }) {
  if (where === 'cave') return null
  return (
    <span class="where">
      <Icon of={where === 'left' ? 'out' : 'tent'} />
      <Said>{t(where === 'left' ? 'crew.left' : 'crew.camp')}</Said>
    </span>
  )
}

const Relics = ({ worths }: { worths: readonly number[] }) => (
  <Held
    icon="relic"
    n={worths.length}
    said={t('crew.relics', { n: worths.length, points: worths.reduce((sum, worth) => sum + worth) })}
  />
)
