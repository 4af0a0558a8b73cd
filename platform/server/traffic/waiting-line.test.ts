import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Shed, WaitingLine } from './waiting-line.ts'

const WAIT_MS = 500
const SERVICE_MS = 10

let line: WaitingLine
let shed: number
/** The calls that went on, in their order. */
let served: string[]
let refused: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  shed = 0
  served = []
  refused = []
  line = new WaitingLine({ limit: () => 1, wait_ms: WAIT_MS, onShed: () => shed++ })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A call that takes `SERVICE_MS` once it goes on. */
async function call(name: string, isGone = () => false): Promise<void> {
  try {
    await line.enter(isGone)
  } catch (error) {
    expect(error).toBeInstanceOf(Shed)
    refused.push(name)
    return
  }
  served.push(name)
  setTimeout(() => line.leave(), SERVICE_MS)
}

test('calls that wait for a moment go on in the order in which they came', async () => {
  for (const name of ['a', 'b', 'c']) void call(name)
  await vi.advanceTimersByTimeAsync(5 * SERVICE_MS)

  expect(served).toEqual(['a', 'b', 'c'])
  expect(line.is_standing).toBe(false)
})

/** Two calls in the time of one. */
async function overload(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += SERVICE_MS / 2) {
    void call(`at ${at}`)
    await vi.advanceTimersByTimeAsync(SERVICE_MS / 2)
  }
}

test('once the line stands the newest goes on first, and those passed over are refused in time', async () => {
  await overload(1_000)
  expect(line.is_standing).toBe(true)
  const before = served.length
  void call('new')
  await vi.advanceTimersByTimeAsync(2 * SERVICE_MS)

  expect(served.slice(before, before + 2)).toContain('new')
  expect(served.length).toBeGreaterThanOrEqual(1_000 / SERVICE_MS)
  expect(shed).toBe(refused.length)
  expect(refused.length).toBeGreaterThan(20)
})

test('after the rush all is as before', async () => {
  await overload(1_000)
  await vi.advanceTimersByTimeAsync(WAIT_MS + SERVICE_MS)
  expect(line.is_standing).toBe(false)
  served = []

  for (const name of ['a', 'b', 'c']) void call(name)
  await vi.advanceTimersByTimeAsync(5 * SERVICE_MS)

  expect(served).toEqual(['a', 'b', 'c'])
})

test('while nothing goes on at all each is refused in time, and none of them later', async () => {
  await line.enter(() => false)
  for (const name of ['a', 'b', 'c']) void call(name)
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1)
  expect(refused).toEqual([])

  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toEqual(['a', 'b', 'c'])
  line.leave()
  void call('later')
  await vi.advanceTimersByTimeAsync(SERVICE_MS)
  expect(served).toEqual(['later'])
})

test('nothing is begun for a caller that has left', async () => {
  void call('first')
  void call('gone', () => true)
  void call('second')
  await vi.advanceTimersByTimeAsync(3 * SERVICE_MS)

  expect(served).toEqual(['first', 'second'])
  expect(refused).toEqual(['gone'])
})

test('a line of ten thousand takes no more', async () => {
  await line.enter(() => false)
  for (let count = 0; count < 10_000; count++) void call('one of many')
  await call('one too many')

  expect(refused).toEqual(['one too many'])
})
