import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** The functions of a module, each with the line that it begins on and how many it takes. */
function functions(file) {
  const code = readFileSync(file, 'utf-8')
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const line = (at) => code.slice(0, at).split('\n').length
  const found = []
  const add = ({ start, end }) => found.push([line(start), line(end) - line(start) + 1])
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(program)
  return found
}

// Which functions are how long, for whoever sets the limit: `node sizes.js MODULE...`
console.log(JSON.stringify(Object.fromEntries(process.argv.slice(2).map((file) => [file, functions(file)]))))
