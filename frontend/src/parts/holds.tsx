import { listed, t } from '../text/t'
import { Figures, Icon } from './icon'

/** What I carry and may still lose. */
export const Bag = ({ n }: { n: number }) => (
  <div class={n > 0 ? 'hold bag' : 'hold bag empty'}>
    <Icon of="bag" />
    <span>{t('bag')}</span>
    <Figures n={n} />
  </div>
)

interface ChestProps {
  points: number
  relics: readonly number[]
  open: boolean
  toggle(): void
}

/** What is mine for good, in points; a tap shows it in stones. */
export const Chest = ({ points, relics, open, toggle }: ChestProps) => (
  <button type="button" class="hold chest" aria-pressed={open} aria-label={`${t('chest')} ${inStones(points)}`} onClick={toggle}>
    <Icon of="chest" />
    <Figures n={points} />
    <span>{t('chest')}</span>
    {relics.length > 0 && (
      <i class="prizes" aria-hidden="true">
        {relics.map((worth, at) => (
          <Icon key={`${worth} ${at}`} of="relic" />
        ))}
      </i>
    )}
  </button>
)

// Five rubies change for one diamond at any time (rule 1.3): points are what is kept, stones are how they look.
const DIAMOND = 5

const stones = (points: number) => ({ diamonds: Math.floor(points / DIAMOND), rubies: points % DIAMOND })

const inStones = (points: number) => t('stones', { n: points, gems: gemsOf(points) })

/** "3 diamonds and 1 ruby" */
export function gemsOf(points: number): string {
  const { diamonds, rubies } = stones(points)
  return listed([
    ...(diamonds > 0 ? [t('stones.diamonds', { n: diamonds })] : []),
    ...(rubies > 0 || diamonds === 0 ? [t('stones.rubies', { n: rubies })] : []),
  ])
}

/** The chest, opened: its button says the same in words. */
export function Stones({ points }: { points: number }) {
  const { diamonds, rubies } = stones(points)
  return (
    <span class="stones" aria-hidden="true">
      <Figures n={diamonds} />
      <Icon of="dia" />
      <Figures n={rubies} />
      <Icon of="ruby" />
    </span>
  )
}
