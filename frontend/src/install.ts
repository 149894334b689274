import { signal } from '@preact/signals'

/** Chromium's own offer to put the page on the home screen, held back until somebody asks for it. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}

let offer: Offer | null = null

/** Whether `install` would do something. */
export const canInstall = signal(false)

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    take(event as Offer)
  })
  addEventListener('appinstalled', () => take(null))
}

/** Asks to install; the browser allows that once for each of its offers. */
export async function install(): Promise<void> {
  const mine = offer
  take(null)
  await mine?.prompt()
}

function take(next: Offer | null): void {
  offer = next
  canInstall.value = next !== null
}

const onApple = () => 'standalone' in navigator

/** Whether the page runs by itself, from the home screen. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || (onApple() && Object(navigator).standalone === true)

/** Whether this is an iPhone or iPad, where only its owner can install, by hand. */
export const isInstalledByHand = () => onApple() && navigator.maxTouchPoints > 0 && !isInstalled()
