import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { check, languageOf, readOf, total, weight } from './weigh.js'

const WORKER = 'sw.js'
const BUDGET = { worker: 2_000, precache: 150_000 }
// Read by whoever installs the app, who is online, and by nobody else.
const INSTALLERS = /512|maskable|apple-touch/

/** Names the output, so that the service worker lies at the root, and under a name that stays. */
export const output = {
  entryFileNames: ({ name }) => (`${name}.js` === WORKER ? WORKER : 'assets/[name]-[hash].js'),
}

const languagesIn = (bundle) => Object.values(bundle).filter(languageOf)

/** Tells the service worker which files a release is made of, and fails the build when they are too much. */
export function release() {
  const shell = []
  return {
    name: 'release',
    enforce: 'post',
    generateBundle(_, bundle) {
      const { [WORKER]: worker, 'index.html': page, ...others } = bundle
      if (worker.imports.length > 0) this.error(`The service worker is one file; it imports ${worker.imports}.`)
      const files = Object.values(others)
      const languages = languagesIn(bundle)
      const icons = readdirSync('public').filter((name) => !INSTALLERS.test(name))
      const made = files.filter((file) => !languages.includes(file)).map(({ fileName }) => fileName)
      shell.splice(0, Infinity, 'index.html', ...made, ...icons)
      const said = shell.map((name) => [addressOf(name), readOf(name, bundle)])
      const paths = {
        hash: createHash('sha256').update(JSON.stringify([said, worker.code])).digest('hex').slice(0, 12),
        entry: files.find((file) => file.type === 'chunk' && file.name === 'first').fileName,
        shell: shell.map(addressOf),
        languages: languages.map(({ fileName }) => `/${fileName}`),
      }
      worker.code = worker.code.replace('RELEASE', () => JSON.stringify(paths))
    },
    // Vite adds to chunks until they are written.
    writeBundle(_, bundle) {
      check(this, 'service worker', weight(bundle[WORKER].code), BUDGET.worker)
      const texts = shell.map((name) => readOf(name, bundle))
      check(this, 'precache', total(texts) + heaviest(languagesIn(bundle)), BUDGET.precache)
    },
  }
}

const addressOf = (name) => (name === 'index.html' ? '/' : `/${name}`)

/** What the language weighs that weighs most, with its rarely opened rooms. */
function heaviest(languages) {
  const weights = {}
  for (const file of languages) {
    const { tag } = languageOf(file)
    weights[tag] = (weights[tag] ?? 0) + weight(file.code)
  }
  return Math.max(0, ...Object.values(weights))
}
