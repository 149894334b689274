/**
 * A phone's clock may be wrong by minutes or by years. What the server says of the time is right, but for how
 * long the frame was under way; so the own clock is ahead by at most the difference, and the smallest
 * difference seen is the best known.
 */

/** Milliseconds by which a later difference may exceed the best one before the own clock must have been set. */
export const SET = 10_000

let skew: number | null = null

/** A frame came in that the server wrote at `now`, in epoch milliseconds. */
export function heardTime(now: number, own = Date.now()): void {
  const ahead = own - now
  if (skew === null || ahead < skew || ahead > skew + SET) skew = ahead
}

/** The server's time, in epoch milliseconds; before anything was heard, the own clock's. */
export const serverNow = (own = Date.now()) => own - (skew ?? 0)
