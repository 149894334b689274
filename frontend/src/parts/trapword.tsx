import { nameOfTrap, ofTrap } from '../text/tell'
import { Said } from './bits'

/** A word short enough to be drawn with its trap; who listens hears the whole name. */
export const TrapWord = ({ kind }: { kind: string }) => (
  <>
    <span class="word" aria-hidden="true">
      {ofTrap('trap', kind)}
    </span>
    <Said>{nameOfTrap(kind)}</Said>
  </>
)
