import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { languageOf } from './weigh.js'

/**
 * Lets the page ask for everything that it needs first at once: `boot.js` learns the languages' files, for it knows
 * which one is spoken; and what only runs after the first paint gets out of the way of what is needed for it.
 * `boot.js` is no module, for those run later; like one it is named by its content, so that it is kept for good.
 */
export function early() {
  return {
    name: 'early',
    enforce: 'post',
    generateBundle(_, bundle) {
      const source = readFileSync('boot.js')
      const fileName = `assets/boot-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
      const page = bundle['index.html']
      const texts = Object.values(bundle).flatMap((file) => {
        const language = languageOf(file)
        return language && !language.later ? [`data-${language.tag}="/${file.fileName}"`] : []
      })
      page.source = page.source
        .replace('<script src="/boot.js"', [`<script src="/${fileName}"`, ...texts].join(' '))
        .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    },
  }
}
