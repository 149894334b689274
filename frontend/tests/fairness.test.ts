import './browser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unfairness } from '../src/fairness'
import { keepSeat } from '../src/seats'
import { GAME, view } from './table'

const sealed = (commitment: string, nonces: Record<string, string>) =>
  unfairness(GAME, view({ fairness: { commitment, nonces, server: null } }))

keepSeat(GAME, { secret: 's', nonce: 'mine', commitment: 'seal', invite: 'i', name: 'Ada', others: [], taken: true, at: 0 })

test('a shuffle sealed before my number, with my number in it, is fair', () => {
  assert.equal(sealed('seal', { 1: 'mine', 2: 'theirs' }), null)
})

test('another seal than the one I was shown is said plainly', () => {
  assert.equal(sealed('another', { 1: 'mine' }), 'unfair.commitment')
})

test('a number of mine that is missing or under another seat is said plainly', () => {
  assert.equal(sealed('seal', { 2: 'mine' }), 'unfair.nonce')
  assert.equal(sealed('seal', {}), 'unfair.nonce')
})

test('before the game begins nobody shows numbers', () => {
  assert.equal(unfairness(GAME, view({ stage: 'lobby', fairness: { commitment: 'seal', nonces: {}, server: null } })), null)
})
