// Checks an AsyncAPI document against the official schema, and examples against the document:
//   node frontend/asyncapi.js DOCUMENT < EXAMPLES
// where EXAMPLES is a list of [message, payload].
import { readFileSync } from 'node:fs'
import specs from '@asyncapi/specs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'

const document = JSON.parse(readFileSync(process.argv[2], 'utf8'))
// The official schema brings the meta-schema itself.
const ajv = addFormats(new Ajv({ strict: false, allErrors: true, logger: false, meta: false, validateSchema: false }))
const problems = []
const check = (what, schema, value) => {
  const valid = ajv.compile(schema)
  if (!valid(value)) problems.push(`${what}: ${ajv.errorsText(valid.errors)}`)
}

check('the document', specs.schemas[document.asyncapi], document)
ajv.addSchema(document, 'document')
for (const [message, payload] of JSON.parse(readFileSync(0, 'utf8'))) {
  check(JSON.stringify(payload), { $ref: `document#/components/messages/${message}/payload` }, payload)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length ? 1 : 0
