// Writes src/wire.ts from the schema on standard input; with --check it only says whether the file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const file = new URL('src/wire.ts', import.meta.url)
const schema = JSON.parse(readFileSync(0, 'utf8'))
const types = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: '// Written by `make types` from functions/wire.py. Do not edit.',
  style: { semi: false, singleQuote: true, printWidth: 110 },
})
if (!process.argv.includes('--check')) writeFileSync(file, types)
else if (readFileSync(file, 'utf8') !== types) {
  console.error('frontend/src/wire.ts is stale: run `make types`.')
  process.exitCode = 1
}
