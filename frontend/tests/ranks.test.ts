import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ranked } from '../src/ranks'
import { view } from './table'

const { explorers } = view()
const order = (scores: Record<number, number>, winners: number[]) => ranked(explorers, { scores, winners }).map(({ seat }) => seat)

test('the most points stand first, and equal ones in the order of the seats', () => {
  assert.deepEqual(order({ 1: 5, 2: 9, 3: 5 }, [2]), [2, 1, 3])
  assert.deepEqual(order({ 1: 5, 2: 9, 3: 9 }, [2, 3]), [2, 3, 1])
})

test('a winner stands above whoever has as many points, or more and has left', () => {
  assert.deepEqual(order({ 1: 9, 2: 9, 3: 4 }, [2]), [2, 1, 3])
  assert.deepEqual(order({ 1: 12, 2: 7, 3: 9 }, [3]), [3, 1, 2])
})

test('where nobody has won, points are all there is', () => {
  assert.deepEqual(order({ 1: 2, 2: 0, 3: 9 }, []), [3, 1, 2])
})
