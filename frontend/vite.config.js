import { readdirSync } from 'node:fs'
import { defineConfig } from 'vite'
import { early } from './early.js'
import { output, release } from './release.js'
import { weigh } from './weigh.js'

const isPage = (id) => id.endsWith('index.html')

/** Whether the page needs a module before it asks for anything; what it asks for later is imported dynamically. */
function isFirst(id, bundler, seen = new Set()) {
  if (seen.has(id)) return false
  seen.add(id)
  return isPage(id) || bundler.getModuleInfo(id).importers.some((importer) => isFirst(importer, bundler, seen))
}

// One file for what `main.tsx` needs: a dozen small ones would wait for each other, and weigh more.
const name = (id, bundler) => (!isPage(id) && isFirst(id, bundler) ? 'first' : null)
const first = { name, debugName: 'first' }

const page = {
  plugins: [early(), release(), weigh()],
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
