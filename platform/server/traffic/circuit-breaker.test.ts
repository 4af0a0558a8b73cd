import { expect, test } from 'vitest'
import { CircuitOpen, createCircuitBreaker } from './circuit-breaker.ts'

class Down extends Error {}

function createPartner() {
  const state = { now: 0, calls: 0, mood: 'up' as 'up' | 'down' | 'refuses' }
  const guard = createCircuitBreaker({
    failures_max: 3,
    rest_ms: 1_000,
    is_failure: (error) => error instanceof Down,
    now: () => state.now,
  })
  const call = () =>
    guard(async () => {
      state.calls++
      await Promise.resolve()
      if (state.mood === 'down') throw new Down('down')
      if (state.mood === 'refuses') throw new RangeError('no')
      return 'yes'
    })
  return { state, call }
}

test('a partner who is down is asked no more after some failures', async () => {
  const { state, call } = createPartner()
  state.mood = 'down'

  for (let tries = 0; tries < 3; tries++) await expect(call()).rejects.toThrow(Down)
  await expect(call()).rejects.toThrow(CircuitOpen)

  expect(state.calls).toBe(3)
})

test('after a rest one call tries for all, and its success opens the way', async () => {
  const { state, call } = createPartner()
  state.mood = 'down'
  for (let tries = 0; tries < 3; tries++) await expect(call()).rejects.toThrow(Down)

  state.now = 1_000
  await expect(call()).rejects.toThrow(Down)
  await expect(call()).rejects.toThrow(CircuitOpen)
  state.now = 2_000
  state.mood = 'up'
  const [first, second] = await Promise.allSettled([call(), call()])

  expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected'])
  expect(await call()).toBe('yes')
})

test('a partner who refuses is not down', async () => {
  const { state, call } = createPartner()
  state.mood = 'refuses'

  for (let tries = 0; tries < 10; tries++) await expect(call()).rejects.toThrow(RangeError)

  expect(state.calls).toBe(10)
})

test('single failures between successes do not add up', async () => {
  const { state, call } = createPartner()

  for (let rounds = 0; rounds < 5; rounds++) {
    state.mood = 'down'
    await expect(call()).rejects.toThrow(Down)
    state.mood = 'up'
    expect(await call()).toBe('yes')
  }
})
