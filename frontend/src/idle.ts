/** The longest that something for later waits for a quiet moment. */
const PATIENCE = 3_000

// Safari has no word for a quiet moment.
const quiet = (run: () => void) =>
  typeof requestIdleCallback === 'undefined' ? setTimeout(run, 200) : requestIdleCallback(run, { timeout: PATIENCE })

/** Runs what nobody waits for when the page is loaded and has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') quiet(run)
  else addEventListener('load', () => quiet(run), { once: true })
}
