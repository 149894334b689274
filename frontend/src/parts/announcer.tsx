import { spoken } from '../announce'

/** The game for ears: what happened and whose turn it is, each thing once. The page has no other live region for it. */
export const Announcer = () => (
  <div class="sr announcer" role="log" aria-live="polite">
    {spoken.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
)
