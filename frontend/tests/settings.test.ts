import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from '../src/settings'
import { preferred } from '../src/text/load'

test('settings of another release, or of nobody, leave the choice to the browser', () => {
  const untouched = { language: null, theme: null, motion: null, sound: false, vibration: true }
  for (const stored of [undefined, null, 5, [], { language: 'tlh', theme: 'pink', motion: 1, sound: 'yes' }])
    assert.deepEqual(parse(stored), untouched)
})

test('what was set is found again', () => {
  const kept = { language: 'en', theme: 'light', motion: 'calm', sound: true, vibration: false } as const
  assert.deepEqual(parse(JSON.parse(JSON.stringify(kept))), kept)
})

test('the browser’s first language that is spoken here is chosen, or English', () => {
  assert.equal(preferred(['tlh', 'EN-gb', 'xx']), 'en')
  assert.equal(preferred(['tlh']), 'en')
  assert.equal(preferred([]), 'en')
})
