import { matterOf, type Step } from '../steps'
import type { ExplorerView, Seen } from '../wire'
import { Figures, Hat, Icon, TrapIcon } from './icon'

interface Props {
  of: Step
  crew: readonly ExplorerView[]
}

/** What a step was about, for the eye only. */
export function Drawing({ of, crew }: Props) {
  const matter = matterOf(of)
  return (
    <span class="drawing" aria-hidden="true">
      {matter && <Matter seen={matter} crew={crew} />}
    </span>
  )
}

const SHOWN = 3 // hats, so that they stay large enough to be told apart

function Matter({ seen, crew }: { seen: Seen; crew: readonly ExplorerView[] }) {
  switch (seen.type) {
    case 'treasure':
      return (
        <span class="mini">
          <Icon of="card1" as="face" />
          <Figures n={seen.value} />
        </span>
      )
    case 'trap':
    case 'collapse':
      return (
        <span class={seen.type === 'trap' ? 'mini trap' : 'mini trap fatal'}>
          <Icon of="card2" as="face" />
          <TrapIcon kind={seen.trap} />
        </span>
      )
    case 'relic':
      return <Icon of="relic" />
    case 'exit':
      return <Hats seats={seen.explorers} crew={crew} />
    case 'left':
    case 'rekey':
      return <Hats seats={[seen.seat]} crew={crew} />
    case 'over':
      return <Icon of="laurel" />
    case 'end':
      return <Icon of="barr" />
    case 'expedition':
      return <Icon of="cave" />
    case 'choices':
      return <Icon of="cont" />
  }
}

function Hats({ seats, crew }: { seats: readonly number[]; crew: readonly ExplorerView[] }) {
  const shown = crew.filter(({ seat }) => seats.includes(seat)).slice(0, SHOWN)
  return (
    <span class="hats">
      {shown.map(({ seat, colour }) => (
        <Hat key={seat} colour={colour} as="" />
      ))}
    </span>
  )
}
