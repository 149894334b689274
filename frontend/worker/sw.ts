/**
 * The service worker: it keeps this release's page, so that the page opens without a network and at once on a slow
 * one. It answers for the files of the page only; sockets pass it by.
 *
 * Nobody is kept on an old release: the page itself is asked for at the server first, and what is kept of it is
 * the answer only to a network that is silent. Nobody is thrown out of an old one either: a new worker takes over
 * at once, but keeps the files of the release before, which a page that is still open may yet ask for.
 */
export {}

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: `shell` is kept always, a file of `languages` where its language is spoken. */
declare const RELEASE: { hash: string; entry: string; shell: readonly string[]; languages: readonly string[] }

const OURS = 'diamant-'
const { hash, entry, shell, languages } = RELEASE
const name = OURS + hash
const PATIENCE = 3_000

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(keepLanguage(String(event.data))))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) {
    event.respondWith(kept(request, pathname))
    event.waitUntil(keepLanguage(languageOf(pathname)))
  } else if (shell.includes(pathname)) event.respondWith(fresh(request, pathname))
})

async function install(): Promise<void> {
  const spoken = await spokenSoFar()
  const files = [...shell, ...languages.filter((file) => spoken.has(languageOf(file)))]
  const cache = await caches.open(name)
  try {
    await cache.addAll(files.map(current))
    // In the middle of a deployment: half a release is worse than none, and the browser tries again.
    const page = await (await cache.match('/'))?.text()
    if (!page?.includes(entry)) throw new Error('The page is of another release.')
  } catch (error) {
    await caches.delete(name)
    throw error
  }
  await self.skipWaiting()
}

// What has no hash in its name may have changed under it.
const current = (path: string) => new Request(path, path.startsWith('/assets/') ? {} : { cache: 'no-cache' })

async function activate(): Promise<void> {
  const others = (await releases()).filter((other) => other !== name)
  await Promise.all(others.slice(0, -1).map((older) => caches.delete(older)))
  await self.clients.claim()
}

/** The releases that are kept here, oldest first. */
const releases = async () => (await caches.keys()).filter((cache) => cache.startsWith(OURS))

const languageOf = (path: string) => /^\/assets\/([a-z]{2})-/.exec(path)?.[1] ?? null

async function spokenSoFar(): Promise<ReadonlySet<string | null>> {
  const newest = (await releases()).at(-1)
  const files = newest === undefined ? [] : await (await caches.open(newest)).keys()
  return new Set(files.map(({ url }) => languageOf(new URL(url).pathname)))
}

/**
 * Keeps all files of a language that is spoken. The first page says which one it speaks, for it was loaded before
 * there was a worker to see it. Later ones say nothing: a word to a worker that is about to be relieved holds it up.
 */
async function keepLanguage(tag: string | null): Promise<void> {
  if (tag === null) return
  const cache = await caches.open(name)
  const wanted = languages.filter((file) => languageOf(file) === tag)
  const there = await Promise.all(wanted.map((file) => cache.match(file)))
  await cache.addAll(wanted.filter((_, at) => !there[at]))
}

/** A file whose name says what is in it: of whichever release, it is never out of date. */
const kept = async (request: Request, path: string) =>
  (await caches.match(path, { ignoreVary: true })) ?? fetch(request)

/** A file that may be new: as the server has it, or if it does not answer well and soon, as it was kept. */
async function fresh(request: Request, path: string): Promise<Response> {
  const asked = fetch(request)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  const answer = await Promise.race([asked, late]).catch(() => undefined)
  // A redirect is what the sign-in page of a public network does: it must be seen.
  if (answer?.ok || answer?.type === 'opaqueredirect') return answer
  return (await (await caches.open(name)).match(path, { ignoreVary: true })) ?? asked
}
