import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const limit = { burst: 3, per_second: 2 }

test('a caller may do a burst at once, and then as much as flows in', () => {
  const waitFor = createTokenBucket(limit)

  expect([1, 2, 3, 4].map(() => waitFor('a'))).toEqual([0, 0, 0, 1])
  vi.advanceTimersByTime(500)
  expect([waitFor('a'), waitFor('a')]).toEqual([0, 1])
})

test('a refused try costs nothing', () => {
  const waitFor = createTokenBucket({ burst: 1, per_second: 0.1 })
  waitFor('a')

  for (let tries = 0; tries < 50; tries++) expect(waitFor('a')).toBe(10)
  vi.advanceTimersByTime(10_000)
  expect(waitFor('a')).toBe(0)
})

test('what was not used is not saved beyond the burst', () => {
  const waitFor = createTokenBucket(limit)

  vi.advanceTimersByTime(3_600_000)

  expect([1, 2, 3, 4].map(() => waitFor('a'))).toEqual([0, 0, 0, 1])
})

test('callers do not share', () => {
  const waitFor = createTokenBucket({ burst: 1, per_second: 1 })

  expect([waitFor('a'), waitFor('b'), waitFor('a')]).toEqual([0, 0, 1])
})

test('the callers remembered are limited, and the oldest is forgotten first', () => {
  const waitFor = createTokenBucket({ burst: 1, per_second: 0.001 })
  waitFor('first')
  expect(waitFor('first')).toBeGreaterThan(0)

  for (let caller = 0; caller < 20_000; caller++) waitFor(String(caller))

  expect(waitFor('19999')).toBeGreaterThan(0)
  expect(waitFor('first')).toBe(0)
})

test('processes that share a limit allow together what one would', () => {
  const both = [createTokenBucket({ burst: 8, per_second: 4 }, 2), createTokenBucket({ burst: 8, per_second: 4 }, 2)]
  const allowed = () => both.map((waitFor) => [1, 2, 3, 4, 5, 6].filter(() => waitFor('a') === 0).length)

  expect(allowed()).toEqual([4, 4])
  vi.advanceTimersByTime(1_000)
  expect(allowed()).toEqual([2, 2])
})

test('a share of a limit is one thing at least', () => {
  const waitFor = createTokenBucket({ burst: 6, per_second: 1 }, 10)

  expect(waitFor('a')).toBe(0)
  expect(waitFor('a')).toBe(10)
})
