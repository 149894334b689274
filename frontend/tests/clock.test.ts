import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heardTime, serverNow, SET } from '../src/clock'

const SERVER = 1_800_000_000_000
const YEAR = 365 * 24 * 3_600_000

test('times are the server\'s, however wrong the own clock', () => {
  assert.equal(serverNow(SERVER + YEAR), SERVER + YEAR) // nothing was heard yet
  heardTime(SERVER, SERVER + YEAR)
  assert.equal(serverNow(SERVER + YEAR + 5), SERVER + 5)
})

test('a frame that was long under way does not set the time back', () => {
  heardTime(SERVER, SERVER + 40)
  heardTime(SERVER + 1_000, SERVER + 1_000 + 900)
  assert.equal(serverNow(SERVER + 2_040), SERVER + 2_000)
  heardTime(SERVER + 3_000, SERVER + 3_000 + 10)
  assert.equal(serverNow(SERVER + 4_010), SERVER + 4_000)
})

test('a clock that is set while the page lives is noticed, forward and back', () => {
  heardTime(SERVER, SERVER)
  heardTime(SERVER, SERVER + SET + 1)
  assert.equal(serverNow(SERVER + SET + 1), SERVER)
  heardTime(SERVER, SERVER - YEAR)
  assert.equal(serverNow(SERVER - YEAR), SERVER)
})
