import { FIRST, LATER } from '../art/files'
import first from '../art/first.svg?url'
import later from '../art/later.svg?url'
import sprite from '../art/sprite.svg?url'

const COLOURS = ['red', 'amber', 'teal', 'blue', 'green', 'violet', 'white', 'pink'] as const
export type Colour = (typeof COLOURS)[number]
export const colours: readonly Colour[] = COLOURS
export const isColour = (word: string): word is Colour => colours.some((colour) => colour === word)

const DRAWN_AS: Readonly<Record<string, string>> = { 'cave-in': 'cavein', explosion: 'blast' }

const fileOf = (name: string) => (FIRST.has(name) ? first : LATER.has(name) ? later : sprite)

/** Where a drawing is, for `<use>`. */
export const drawn = (name: string) => `${fileOf(name)}#${name}`

/** One drawing of the sprite, for the eye only: what it means stands beside it as text. */
export function Icon({ of, as = '' }: { of: string; as?: string }) {
  return (
    <svg class={`i ${as}`} aria-hidden="true">
      <use href={drawn(of)} />
    </svg>
  )
}

// Number of the explorer, place and size: the back row first.
const CAST = [[3, 52, 294, 68], [6, 144, 284, 70], [7, 240, 296, 68], [2, 0, 336, 80], [5, 70, 342, 80], [1, 138, 336, 84], [8, 212, 342, 80], [4, 282, 338, 78]] as const

/** The cave by night, with all eight before it. */
export const Print = () => (
  <svg class="print" viewBox="0 0 360 420" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <use href={drawn('hero')} width={360} height={420} />
    {CAST.map(([who, x, y, size]) => (
      <use key={who} href={drawn(`x${who}`)} x={x} y={y} width={size} height={size} />
    ))}
  </svg>
)

export const TrapIcon = ({ kind, as = '' }: { kind: string; as?: string }) => <Icon of={DRAWN_AS[kind] ?? kind} as={as} />

/** Each relic has a drawing of its own, under the name of its card; `relic` stands for relics in general. */
export const RelicIcon = ({ card, as = '' }: { card: string; as?: string }) => <Icon of={card} as={as} />

/** The explorer who wears a colour: `x1` … `x8` in the server's order of colours. */
export const Hat = ({ colour, as = 'who' }: { colour: string; as?: string }) => (
  <Icon of={`x${colours.findIndex((one) => one === colour) + 1}`} as={as} />
)

// Widths of the cut figures; all are 48 high.
const WIDTH: Readonly<Record<string, number>> = { plus: 28, minus: 24, 0: 33, 1: 26, 2: 32, 3: 32, 4: 33, 5: 32, 6: 32, 7: 31, 8: 33, 9: 32 }

const SIGN = { plus: '+', minus: '\u2212' } as const

interface FiguresProps {
  n: number
  as?: string
  sign?: keyof typeof SIGN
  /** What is read out where a bare number would not say enough. */
  said?: string
}

/** A number in cut figures, read out as text. */
export function Figures({ n, as = '', sign, said }: FiguresProps) {
  return (
    <b class={`n ${as}`} role="img" aria-label={said ?? (sign ? SIGN[sign] : '') + String(n)}>
      {[...(sign ? [sign] : []), ...String(n)].map((digit, place) => (
        <svg key={place} class="d" viewBox={`0 0 ${WIDTH[digit]} 48`} width={`${(WIDTH[digit] ?? 33) / 48}em`}>
          <use href={drawn(`d-${digit}`)} />
        </svg>
      ))}
    </b>
  )
}
