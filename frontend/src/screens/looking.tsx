import '../style/game.css'
import '../style/scene.css'
import '../style/dock.css'
import { Bar } from '../parts/bar'
import { Entry } from '../parts/lane'
import { Rock, useTall } from '../parts/rock'
import { lineLost } from '../state'
import { t } from '../text/t'

const EXPLORERS = [1, 2, 3, 4]
const CHOICES = [1, 2]

/** The empty cave, before anything is known of the table: what comes later has its place already. */
export function Looking() {
  const [scene, tall] = useTall()
  return (
    <main class="game looking">
      <Bar title="Diamant" />
      <section class="scene" aria-hidden="true" ref={scene}>
        <Rock kills={0} tall={tall} />
        <div class="lane">
          <Entry camp={[]} tall={tall} />
        </div>
      </section>
      <div class="mid">
        <div class="dangers" aria-hidden="true" />
        <div class="crew" aria-hidden="true">
          {EXPLORERS.map((one) => (
            <div key={one} class="vacant" />
          ))}
        </div>
        <p class="since" />
      </div>
      <footer class="dock">
        <div class="purse">
          <p class="wait" role="status">
            <b>{t(lineLost.value ? 'line.waiting' : 'looking')}</b>
          </p>
        </div>
        <div class="acts" aria-hidden="true">
          {CHOICES.map((one) => (
            <div key={one} class="vacant" />
          ))}
        </div>
      </footer>
    </main>
  )
}
