import type { Seen } from './wire'

const KINDS: Record<Seen['type'], true> = {
  choices: true,
  collapse: true,
  end: true,
  exit: true,
  expedition: true,
  left: true,
  over: true,
  rekey: true,
  relic: true,
  trap: true,
  treasure: true,
}

/** What of it this page can tell: a page that is still open may be older than the functions. */
export const tellable = (news: readonly Seen[]) => news.filter(({ type }) => Object.hasOwn(KINDS, type))
