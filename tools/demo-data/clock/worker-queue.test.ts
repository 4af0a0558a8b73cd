import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Clock, createClock, createPoolsClock } from './clock.ts'
import { WorkerQueue } from './worker-queue.ts'

const NINE = Date.UTC(2026, 10, 2, 9)
const TEN = Date.UTC(2026, 10, 2, 10)
const NOON = Date.UTC(2026, 10, 2, 12)

let clock: Clock
afterEach(() => clock.stop())

test('a call behind the event queue runs at its own moment, however far the event queue is', async () => {
  clock = createClock([])
  clock.set(NINE)
  const queue = new WorkerQueue({ clock: createPoolsClock([]) })
  const requested: number[] = []
  const work = async () => {
    requested.push(Date.now())
    await setImmediate()
    requested.push(Date.now())
  }

  queue.add(NINE, [], work)
  queue.add(TEN, [], work)
  clock.set(NOON)
  await queue.done()

  expect(requested).toEqual([NINE, NINE, TEN, TEN])
  expect(Date.now()).toBe(NOON)
})
