import { gzipSync } from 'node:zlib'
import { defineConfig } from 'vite'

// Gzipped bytes that a newcomer loads before anything can be tapped.
const BUDGET = { js: 25_000, css: 6_000, svg: 20_000 }

/** Prints what the first load weighs, and fails the build when it is too much. */
function weigh() {
  return {
    name: 'weigh',
    generateBundle(_, bundle) {
      const first = Object.values(bundle).filter((file) => file.type === 'asset' || file.isEntry)
      for (const [kind, budget] of Object.entries(BUDGET)) {
        const files = first.filter((file) => file.fileName.endsWith(`.${kind}`))
        const bytes = files.reduce((sum, file) => sum + gzipSync(file.code ?? file.source).length, 0)
        console.log(`first load, ${kind}: ${bytes} of ${budget} bytes gzipped`)
        if (bytes > budget) this.error(`The first load has ${bytes} bytes of ${kind}, allowed are ${budget}.`)
      }
    },
  }
}

const page = {
  plugins: [weigh()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
}

// `npm test`: the modules that need no browser, built for Node.
const tests = {
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'node_modules/.tests',
    rolldownOptions: { input: ['tests/line.test.ts', 'tests/receive.test.ts', 'tests/text.test.ts', 'tests/fairness.test.ts'] },
  },
}

export default defineConfig(({ mode }) => (mode === 'test' ? tests : page))
