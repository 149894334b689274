import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const WORKER = 'sw.js'
const BUDGET = { worker: 2_000, precache: 150_000 }
const LANGUAGE = /\/src\/text\/(?:later\/)?([a-z]{2})\.ts$/
// Read by whoever installs the app, who is online, and by nobody else.
const INSTALLERS = /512|maskable|apple-touch/

const content = (file) => file.code ?? file.source
const weight = (text) => gzipSync(text).length
const total = (texts) => texts.reduce((sum, text) => sum + weight(text), 0)

/** Names the output, so that the service worker lies at the root, and under a name that stays. */
export const output = {
  entryFileNames: ({ name }) => (`${name}.js` === WORKER ? WORKER : 'assets/[name]-[hash].js'),
}

/** Tells the service worker which files a release is made of, and fails the build when they are too much. */
export function release() {
  return {
    name: 'release',
    enforce: 'post',
    generateBundle(_, bundle) {
      const { [WORKER]: worker, 'index.html': page, ...others } = bundle
      if (worker.imports.length > 0) this.error(`The service worker is one file; it imports ${worker.imports}.`)
      const files = Object.values(others)
      const languages = files.filter((file) => LANGUAGE.test(file.facadeModuleId ?? ''))
      const icons = readdirSync('public').filter((name) => !INSTALLERS.test(name))
      const shell = [
        ['/', content(page)],
        ...files.filter((file) => !languages.includes(file)).map((file) => [`/${file.fileName}`, content(file)]),
        ...icons.map((name) => [`/${name}`, readFileSync(`public/${name}`)]),
      ]
      const paths = {
        hash: createHash('sha256').update(JSON.stringify(shell)).digest('hex').slice(0, 12),
        entry: files.find((file) => file.isEntry && file.name === 'index').fileName,
        shell: shell.map(([path]) => path),
        languages: languages.map(({ fileName }) => `/${fileName}`),
      }
      worker.code = worker.code.replace('RELEASE', () => JSON.stringify(paths))
      const check = (what, bytes, budget) => {
        console.log(`${what}: ${bytes} of ${budget} bytes gzipped`)
        if (bytes > budget) this.error(`${what}: ${bytes} bytes, allowed are ${budget}.`)
      }
      check('service worker', weight(worker.code), BUDGET.worker)
      check('precache', total(shell.map(([, text]) => text)) + heaviest(languages), BUDGET.precache)
    },
  }
}

/** What the language weighs that weighs most, with its rarely opened rooms. */
function heaviest(languages) {
  const weights = {}
  for (const { facadeModuleId, code } of languages) {
    const [, tag] = LANGUAGE.exec(facadeModuleId)
    weights[tag] = (weights[tag] ?? 0) + weight(code)
  }
  return Math.max(0, ...Object.values(weights))
}
