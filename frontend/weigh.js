import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

// Gzipped bytes: what a newcomer loads before anything can be tapped, all drawings, and each language.
const BUDGET = { first: 60_000, js: 24_800, css: 4_950, drawing: 12_000, early: 8_200, drawings: 20_000, language: 5_000 }
const LANGUAGE = /\/src\/text\/(later\/)?([a-z]{2})\.ts$/
const EARLY = 'first.svg' // the only drawings of the start page and of an invite

/** Which language's texts a file of the build holds, and whether those of rarely opened rooms; undefined if none. */
export function languageOf({ facadeModuleId }) {
  const [, later, tag] = LANGUAGE.exec(facadeModuleId ?? '') ?? []
  return tag && { tag, later: later !== undefined }
}

const content = (file) => file.code ?? file.source

/** What lies under a name: made by the build, or copied as it is. */
export const readOf = (name, bundle) => (name in bundle ? content(bundle[name]) : readFileSync(`public/${name}`))

export const weight = (text) => gzipSync(text).length
export const total = (texts) => texts.reduce((sum, text) => sum + weight(text), 0)

/** Prints what something weighs, and fails the build when it is too much. */
export function check(build, what, bytes, budget) {
  console.log(`${what}: ${bytes} of ${budget} bytes gzipped`)
  if (bytes > budget) build.error(`${what}: ${bytes} bytes, allowed are ${budget}.`)
}

/** Weighs the first load, the drawings and the languages as they were written: Vite adds to chunks until then. */
export function weigh() {
  return {
    name: 'weigh',
    writeBundle(_, bundle) {
      const measure = (what, files, budget) => check(this, what, total(files.map(content)), budget)
      const first = firstChunks(bundle)
      measure('first load, js', first, BUDGET.js)
      measure('first load, css', stylesOf(first, bundle), BUDGET.css)
      const drawings = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.svg'))
      for (const file of drawings) {
        measure(`drawings, ${file.names[0]}`, [file], file.names[0] === EARLY ? BUDGET.early : BUDGET.drawing)
      }
      measure('drawings, all', drawings, BUDGET.drawings)
      for (const [tag, files] of Object.entries(languages(bundle))) {
        for (const file of files) measure(`language, ${roomsOf(file)}${tag}`, [file], BUDGET.language)
        console.log(`language, ${tag}, if every room is opened: ${total(files.map(content))} bytes gzipped`)
      }
      check(this, 'first load, all of it', newcomers(bundle), BUDGET.first)
    },
  }
}

/** The chunks that the page loads before it asks for anything. */
function firstChunks(bundle) {
  const found = new Set(Object.values(bundle).filter((file) => file.type === 'chunk' && file.name === 'first'))
  for (const chunk of found) for (const name of chunk.imports) found.add(bundle[name])
  return [...found]
}

const stylesOf = (chunks, bundle) =>
  chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]).map((name) => bundle[name])

const roomsOf = (file) => (languageOf(file).later ? 'rarely opened rooms, ' : 'the game, ')

/** Each language's files: that of the game, and that of the rooms that are rarely opened. */
function languages(bundle) {
  const found = {}
  for (const file of Object.values(bundle)) {
    const language = languageOf(file)
    if (language) (found[language.tag] ??= []).push(file)
  }
  return found
}

/**
 * What comes until somebody who was invited can take a seat: the page, all that it names and what that imports, one
 * language, the heaviest, and the drawings of an invite.
 */
function newcomers(bundle) {
  const page = content(bundle['index.html'])
  const named = (pattern) => [...page.matchAll(pattern)].map(([, name]) => name)
  const choices = named(/data-[a-z]{2}="\/([^"]+)"/g).map((name) => weight(content(bundle[name])))
  const installers = named(/rel="apple-touch-icon" href="\/([^"]+)"/g)
  const chunks = firstChunks(bundle)
  const early = Object.values(bundle).filter(({ names }) => names?.includes(EARLY))
  const files = new Set([...named(/ (?:src|href)="\/([^"]+)"/g), ...[...chunks, ...early].map((file) => file.fileName)])
  for (const style of stylesOf(chunks, bundle)) files.add(style.fileName)
  const texts = [...files].filter((name) => !installers.includes(name)).map((name) => readOf(name, bundle))
  return total([page, ...texts]) + Math.max(...choices)
}
