import { effect } from '@preact/signals'
import { isInstalled } from './install'
import { cookieOf, seatsIn } from './keepsake'
import type { Line } from './line'
import { keepSeat, seats } from './seats'
import { chosenLanguage } from './settings'
import { lookAround } from './standings'

/** What makes the page at home on a phone. It is loaded when everything else is there. */

const WORKER = '/sw.js'
const HOUR = 3_600_000

interface ScriptPolicy {
  createScriptURL(address: string): string
}
declare const trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } | undefined

/** The only address that may become a script from here on; where there are no trusted types, the header is all. */
function trusted(address: string): string {
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('app', {
    createScriptURL(asked) {
      if (asked !== WORKER) throw new TypeError(`${asked} is no script of this page.`)
      return asked
    },
  })
  return policy.createScriptURL(address)
}

/** The worker's registration; without a secure context there is none, and the page needs the network. */
async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const isNew = !navigator.serviceWorker.controller
  await navigator.serviceWorker.register(trusted(WORKER))
  const registration = await navigator.serviceWorker.ready
  if (isNew) registration.active?.postMessage(chosenLanguage())
  renewOnReturn(registration)
}

/**
 * A page on the home screen may stay open for weeks. Whenever it is looked at it asks for a new release, once an hour;
 * when one has come, the page turns into it at the next return from an absence so long that nothing is half done.
 */
function renewOnReturn(registration: ServiceWorkerRegistration): void {
  const { active } = registration
  let left = Date.now()
  let asked = left
  document.addEventListener('visibilitychange', () => {
    const now = Date.now()
    if (document.hidden) left = now
    else if (now - left > HOUR && registration.active !== active) location.reload()
    else if (now - asked > HOUR) {
      asked = now
      registration.update().catch(() => {}) // offline: the next hour will do
    }
  })
}

/** The installed page of an iPhone begins without storage, but with the cookie. */
function keepSeats(line: Line): void {
  if (isInstalled() && seats.value.size === 0) {
    for (const [game, seat] of seatsIn(document.cookie).reverse()) keepSeat(game, seat)
    void lookAround(line)
  }
  effect(() => {
    document.cookie = cookieOf(seats.value, location.protocol === 'https:')
  })
}

export async function settleIn(line: Line): Promise<void> {
  keepSeats(line)
  await keepPage()
}
