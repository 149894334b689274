import '../style/lobby.css'
import { begin } from '../act'
import { FEWEST_EXPLORERS, MOST_EXPLORERS } from '../numbers'
import { Bar } from '../parts/bar'
import { LineLost, Notice } from '../parts/bits'
import { Fireside } from '../parts/fireside'
import { Invite } from '../parts/invite'
import { Options, Rules } from '../parts/options'
import { StepButton } from '../parts/rests'
import { Sky } from '../parts/sky'
import { Wardrobe } from '../parts/wardrobe'
import type { Table } from '../state'
import { isolate, t } from '../text/t'
import type { ExplorerView, GameView } from '../wire'

/** The camp before the first cave. */
export function Lobby({ table }: { table: Table }) {
  const { view } = table
  const taken = view.explorers.length
  return (
    <main class="sheet lobby">
      <Sky />
      <Bar title={t('lobby.title')} table />
      <div class="pad">
        <LineLost />
        <Notice />
        {table.invite !== null && <Invite game={table.game} invite={table.invite} open={MOST_EXPLORERS - taken} />}
        <div class="round">
          <p class="count">
            <span>{isHost(view) && taken < FEWEST_EXPLORERS && t('lobby.hint')}</span>
            {t('lobby.seats', { taken, all: MOST_EXPLORERS })}
          </p>
          <Fireside
            explorers={view.explorers}
            me={view.you?.seat}
            role={(one) => roleOf(one, view)}
            open={t('lobby.open')}
          />
        </div>
        <Wardrobe view={view} />
        {isHost(view) ? <Options view={view} /> : <Rules view={view} />}
      </div>
      <div class="foot">{isHost(view) ? <Begin taken={taken} /> : <p>{waitsFor(view)}</p>}</div>
    </main>
  )
}

const isHost = (view: GameView) => view.you !== null && view.you.seat === view.host

function roleOf({ seat, rekeyed }: ExplorerView, { host, you }: GameView): string {
  if (seat === you?.seat) return t(seat === host ? 'lobby.youhost' : 'lobby.you')
  if (rekeyed) return t('lobby.rekeyed')
  return t(seat === host ? 'lobby.host' : 'lobby.here')
}

function waitsFor(view: GameView): string {
  const host = view.explorers.find(({ seat }) => seat === view.host)
  return t('lobby.wait', { name: isolate(host?.name ?? '') })
}

const Begin = ({ taken }: { taken: number }) => (
  <StepButton look="btn blk press" rests={taken < FEWEST_EXPLORERS} onClick={begin}>
    {taken < FEWEST_EXPLORERS ? t('lobby.more', { n: FEWEST_EXPLORERS - taken }) : t('lobby.begin')}
  </StepButton>
)
