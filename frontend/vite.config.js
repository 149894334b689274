import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { defineConfig } from 'vite'
import { early } from './early.js'
import { output, release } from './release.js'

// Gzipped bytes that a newcomer loads before anything can be tapped, and those of each language.
const BUDGET = { js: 24_000, css: 4_950, svg: 12_000, first: 8_200, language: 5_000 }

const weight = (file) => gzipSync(file.code ?? file.source).length

/** The chunks that the page loads before it asks for anything. */
function firstChunks(bundle) {
  const found = new Set(Object.values(bundle).filter((file) => file.isEntry && file.name === 'index'))
  for (const chunk of found) for (const name of chunk.imports) found.add(bundle[name])
  return [...found]
}

/** Prints what the first load and the languages weigh, and fails the build when it is too much. */
function weigh() {
  return {
    name: 'weigh',
    enforce: 'post',
    generateBundle(_, bundle) {
      const first = firstChunks(bundle)
      const css = first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]).map((name) => bundle[name])
      const svg = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.svg'))
      const check = (what, files, budget) => {
        const bytes = files.reduce((sum, file) => sum + weight(file), 0)
        console.log(`${what}: ${bytes} of ${budget} bytes gzipped`)
        if (bytes > budget) this.error(`${what}: ${bytes} bytes, allowed are ${budget}.`)
      }
      check('first load, js', first, BUDGET.js)
      check('first load, css', css, BUDGET.css)
      for (const file of svg) {
        const [drawings] = file.names
        check(`drawings, ${drawings}`, [file], drawings === 'first.svg' ? BUDGET.first : BUDGET.svg)
      }
      for (const file of Object.values(bundle)) {
        const at = /src\/text\/((?:later\/)?[a-z]{2})\.ts$/.exec(file.facadeModuleId ?? '')
        if (at) check(`language, ${at[1]}`, [file], BUDGET.language)
      }
    },
  }
}

const isPage = (id) => id.endsWith('index.html')
const isMain = (id) => id.endsWith('src/main.tsx')

/** Whether the page needs a module before it asks for anything; what it asks for later is imported dynamically. */
function isFirst(id, bundler, seen = new Set()) {
  if (seen.has(id)) return false
  seen.add(id)
  return isPage(id) || bundler.getModuleInfo(id).importers.some((importer) => isFirst(importer, bundler, seen))
}

// One file for what `main.tsx` needs: a dozen small ones would wait for each other, and weigh more.
const name = (id, bundler) => (!isPage(id) && !isMain(id) && isFirst(id, bundler) ? 'first' : null)
const first = { name, debugName: 'first' }

const page = {
  plugins: [weigh(), early(), release()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'worker/sw.ts' },
      output: { ...output, codeSplitting: { groups: [first] } },
    },
  },
}

// `npm test`: the modules that need no browser, built for Node.
const TESTS = readdirSync('tests').filter((name) => name.endsWith('.test.ts'))
const tests = {
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'node_modules/.tests',
    rolldownOptions: { input: TESTS.map((name) => `tests/${name}`) },
  },
}

export default defineConfig(({ mode }) => (mode === 'test' ? tests : page))
