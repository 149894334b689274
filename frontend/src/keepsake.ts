import type { Seat } from './seats'

/**
 * The seats once more, in a cookie: when an iPhone puts the page on its Home Screen, cookies are all that the
 * installed page gets of what the browser kept. They travel with each request, so only the newest go in, and of
 * each only what its table does not tell.
 */

const NAME = 'seats'
const NEWEST = 8
const YEAR = 365 * 24 * 3600
/** Browsers take 4 KB and servers not much more for all headers together. */
export const MOST = 2_000

type Entry = readonly [game: string, seat: Seat]

/** The cookie, as `document.cookie` takes it. */
export function cookieOf(seats: Iterable<Entry>, isSecure: boolean): string {
  const packed = [...seats].filter(([, seat]) => seat.taken).slice(0, NEWEST).map(pack)
  while (packed.join('~').length > MOST - NAME.length - 1) packed.pop()
  const age = packed.length > 0 ? YEAR : 0
  return `${NAME}=${packed.join('~')}; Max-Age=${age}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

/** The seats in what `document.cookie` gives, newest first. */
export function seatsIn(cookies: string): Entry[] {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
  return value.split('~').flatMap(unpack)
}

const pack = ([game, { secret, nonce, commitment, at, name }]: Entry) =>
  [game, secret, nonce, commitment, at.toString(36), textToBase64(name)].join('.')

function unpack(text: string): Entry[] {
  const [game, secret, nonce, commitment, at, name] = text.split('.')
  if (!game || !secret || nonce === undefined || !commitment || !at || name === undefined) return [] // a seat that was moved here has no nonce
  const rest = { invite: '', others: [], taken: true, at: parseInt(at, 36), name: base64ToText(name) }
  return [[game, { secret, nonce, commitment, ...rest }]]
}

const textToBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

function base64ToText(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)))
  } catch {
    return '' // the key counts, not the name
  }
}
