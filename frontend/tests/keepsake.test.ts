import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookieOf, MOST, seatsIn } from '../src/keepsake'
import type { Seat } from '../src/seats'

const seat = (change: Partial<Seat> = {}): Seat => ({
  secret: 's'.repeat(22),
  nonce: '0f'.repeat(16),
  commitment: '5e'.repeat(32),
  invite: '',
  name: 'Їжакевич',
  others: [],
  taken: true,
  at: 1_800_000_000_000,
  ...change,
})
const game = (n: number) => `game_game_game_${n}`
const valueOf = (cookie: string) => cookie.split('; ')[0] ?? ''

test('what goes into the cookie comes out of it, among other cookies', () => {
  const mine = [[game(1), seat()], [game(2), seat({ name: '🦊 = ; ~.' })]] as const
  assert.deepEqual(seatsIn(`theme=dark; ${valueOf(cookieOf(mine, true))}; more=1`), mine)
})

test('eight seats with the longest names stay small, and a ninth has no room', () => {
  const many = Array.from({ length: 12 }, (_, n) => [game(n % 10), seat({ name: '🦊'.repeat(16) })] as const)
  const cookie = valueOf(cookieOf(many, true))
  assert.equal(seatsIn(cookie).length, 8)
  assert.ok(cookie.length < MOST)
  assert.equal(seatsIn(cookie)[0]?.[0], game(0))
})

test('where seats are larger than they can be, the oldest are left out', () => {
  const large = [1, 2, 3, 4].map((n) => [game(n), seat({ name: 'x'.repeat(500) })] as const)
  const cookie = valueOf(cookieOf(large, true))
  assert.ok(cookie.length <= MOST)
  assert.deepEqual(seatsIn(cookie).map(([id]) => id), [game(1), game(2)])
})

test('a seat whose join has no answer yet is not kept', () => {
  assert.deepEqual(seatsIn(valueOf(cookieOf([[game(1), seat({ taken: false })]], true))), [])
})

test('the cookie is secure exactly where the page is, and goes when the last seat goes', () => {
  assert.ok(cookieOf([], true).endsWith('; Max-Age=0; Path=/; SameSite=Strict; Secure'))
  assert.ok(cookieOf([[game(1), seat()]], false).endsWith('; Max-Age=31536000; Path=/; SameSite=Strict'))
})

test('a cookie that is not ours, or broken, holds no seat', () => {
  for (const cookies of ['', 'seats=', 'seats=a.b', 'other=seats', 'seats=~~..']) assert.deepEqual(seatsIn(cookies), [])
  assert.equal(seatsIn('seats=g.s.n.c.1.%%')[0]?.[1].name, '')
})
