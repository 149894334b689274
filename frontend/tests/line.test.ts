import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ANSWER, CONNECT, DOUBT, KEEP_ALIVE, Line, LONGEST_WAIT, SHORTEST_WAIT, type LineState } from '../src/line'
import { FakeWorld } from './world'

function setUp() {
  const world = new FakeWorld()
  const states: LineState[] = []
  let owed = false
  const line = new Line(world, {
    changed: (state) => states.push(state),
    opened: () => {},
    heard: () => owed,
    question: () => 'how do things stand?',
    ping: () => 'ping',
  })
  const live = () => {
    line.want()
    world.socket.accept()
  }
  const owing = (value: boolean) => {
    owed = value
  }
  return { world, line, states, live, owing }
}

test('a wanted line connects, and a dropped one is closed for good', () => {
  const { world, line, states, live } = setUp()
  live()
  line.drop()
  world.pass(LONGEST_WAIT * 10)
  assert.deepEqual(states, ['connecting', 'live', 'idle'])
  assert.equal(world.sockets.length, 1)
  assert.ok(world.socket.closed)
})

test('a connection that does not come is given up and tried again', () => {
  const { world, line } = setUp()
  line.want()
  world.pass(CONNECT + SHORTEST_WAIT)
  assert.equal(world.sockets.length, 2)
  assert.ok(world.sockets[0]?.closed)
})

test('each failure doubles the wait, up to the longest', () => {
  const { world, line } = setUp()
  line.want()
  for (let failure = 0; failure < 12; failure += 1) {
    world.socket.events.closed()
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** failure)
    world.pass(wait - 1)
    assert.equal(world.sockets.length, failure + 1)
    world.pass(1)
    assert.equal(world.sockets.length, failure + 2)
  }
})

test('opening alone does not end the back-off, hearing something does', () => {
  const { world, live } = setUp()
  live()
  world.socket.events.closed()
  world.pass(SHORTEST_WAIT)
  world.socket.accept()
  world.socket.events.closed()
  world.pass(SHORTEST_WAIT)
  assert.equal(world.sockets.length, 2)
  world.pass(SHORTEST_WAIT)
  world.socket.accept()
  world.socket.events.heard('hello')
  world.socket.events.closed()
  world.pass(SHORTEST_WAIT)
  assert.equal(world.sockets.length, 4)
})

test('after an absence the line is doubted, and any frame ends the doubt', () => {
  const { world, line, states, live } = setUp()
  live()
  line.sleep()
  line.wake()
  assert.deepEqual(world.socket.sent, ['how do things stand?'])
  assert.equal(line.state, 'doubted')
  world.socket.events.heard('a view')
  world.pass(DOUBT * 2)
  assert.deepEqual(states, ['connecting', 'live', 'doubted', 'live'])
})

test('a zombie is left within the time of doubt, and what it still says is not heard', () => {
  const { world, line, live } = setUp()
  live()
  line.offline()
  world.pass(DOUBT + SHORTEST_WAIT)
  assert.equal(world.sockets.length, 2)
  world.sockets[0]?.events.heard('late')
  world.sockets[0]?.events.closed()
  assert.equal(line.state, 'connecting')
})

test('a command that nobody answers makes the line doubted', () => {
  const { world, line, live } = setUp()
  live()
  assert.ok(line.send('exit'))
  world.pass(ANSWER)
  assert.equal(line.state, 'doubted')
})

test('frames that answer something else do not put the doubt off', () => {
  const { world, line, live, owing } = setUp()
  live()
  line.send('exit')
  owing(true)
  world.pass(ANSWER - 1)
  world.socket.events.heard('a tick')
  world.pass(1)
  assert.equal(line.state, 'doubted')
})

test('an idle line is kept alive before the platform closes it', () => {
  const { world, live } = setUp()
  live()
  world.pass(KEEP_ALIVE)
  assert.deepEqual(world.socket.sent, ['ping'])
  assert.ok(KEEP_ALIVE < 10 * 60_000)
})

test('while the page is hidden no timer runs and nothing is tried', () => {
  const { world, line, live } = setUp()
  live()
  line.sleep()
  assert.equal(world.timers, 0)
  world.socket.events.closed()
  assert.equal(line.state, 'asleep')
  assert.equal(world.timers, 0)
  line.wake()
  assert.equal(line.state, 'connecting')
})

test('looking at the page again ends the waiting and the back-off at once', () => {
  const { world, line } = setUp()
  line.want()
  for (let failure = 0; failure < 6; failure += 1) {
    world.socket.events.closed()
    world.pass(LONGEST_WAIT)
  }
  world.socket.events.closed()
  const before = world.sockets.length
  line.wake()
  assert.equal(world.sockets.length, before + 1)
  world.socket.events.closed()
  world.pass(SHORTEST_WAIT)
  assert.equal(world.sockets.length, before + 2)
})

test('one return that is told three times asks once and opens nothing', () => {
  const { world, line, live } = setUp()
  live()
  line.sleep()
  for (let told = 0; told < 3; told += 1) line.wake()
  assert.deepEqual(world.socket.sent, ['how do things stand?'])
  world.pass(DOUBT)
  assert.equal(line.state, 'waiting')
  for (let told = 0; told < 3; told += 1) line.wake()
  assert.equal(world.sockets.length, 2)
})

test('returns that keep coming do not put the end of a doubt off', () => {
  const { world, line, live } = setUp()
  live()
  line.wake()
  world.pass(DOUBT - 1)
  line.wake()
  world.pass(1)
  assert.equal(line.state, 'waiting')
})

test('a doubt that an absence cut short is asked anew', () => {
  const { world, line, live } = setUp()
  live()
  line.wake()
  line.sleep()
  world.pass(DOUBT * 10)
  line.wake()
  assert.equal(world.socket.sent.length, 2)
  world.pass(DOUBT)
  assert.equal(line.state, 'waiting')
})

test('an opening that was going on before an absence is given up within the time of doubt', () => {
  const { world, line } = setUp()
  line.want()
  line.sleep()
  world.pass(CONNECT * 10)
  assert.equal(line.state, 'connecting')
  line.wake()
  world.pass(DOUBT)
  assert.equal(line.state, 'waiting')
})

test('waits are spread, so that those who lost one server do not come back in one instant', () => {
  const waits = [0, 0.5, 1].map((chance) => {
    const { world, line } = setUp()
    world.chance = chance
    line.want()
    world.socket.events.closed()
    let wait = 0
    for (; world.sockets.length < 2; wait += 1) world.pass(1)
    return wait
  })
  assert.deepEqual(waits, [SHORTEST_WAIT / 2, (SHORTEST_WAIT * 3) / 4, SHORTEST_WAIT])
})

test('a page that is left holds no socket, and connects anew when it is shown again', () => {
  const { world, line, states, live } = setUp()
  live()
  line.leave()
  assert.ok(world.socket.closed)
  assert.equal(world.timers, 0)
  world.socket.events.closed()
  line.wake()
  assert.equal(world.sockets.length, 2)
  assert.deepEqual(states, ['connecting', 'live', 'asleep', 'connecting'])
})

test('a page without a table has nothing to put away or to wake', () => {
  const { world, line } = setUp()
  line.leave()
  line.wake()
  assert.equal(line.state, 'idle')
  assert.equal(world.sockets.length, 0)
})

test('a page that is opened in the background connects when it is looked at', () => {
  const { world, line } = setUp()
  line.sleep()
  line.want()
  assert.equal(world.sockets.length, 0)
  line.wake()
  assert.equal(world.sockets.length, 1)
})

test('nothing can be sent on a line that is not open', () => {
  const { line } = setUp()
  assert.equal(line.send('exit'), false)
  line.want()
  assert.equal(line.send('exit'), false)
})
