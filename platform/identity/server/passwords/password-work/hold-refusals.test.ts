import { expect, test } from 'vitest'
import { createRefusalHold } from './hold-refusals.ts'

/** When each of so many refusals that come at once is answered. */
async function timesOf(count: number, hold: () => Promise<void>): Promise<number[]> {
  const began = performance.now()
  return Promise.all(Array.from({ length: count }, async () => (await hold(), performance.now() - began)))
}

test('refusals beyond the first are held, one behind the other', async () => {
  const times = await timesOf(8, createRefusalHold({ every_ms: 20, at_once: 4, held_ms_max: 10_000 }))

  // Timers may be a millisecond early.
  for (const [place, at] of times.entries()) expect(at).toBeGreaterThanOrEqual(Math.max(0, place - 3) * 20 - 2)
  expect(times.at(-1)).toBeLessThan(1_000)
})

test('no refusal is held for longer than the longest time, however many there are', async () => {
  const times = await timesOf(1_000, createRefusalHold({ every_ms: 20, at_once: 4, held_ms_max: 50 }))

  expect(times.at(-1)).toBeGreaterThanOrEqual(48)
  expect(times.at(-1)).toBeLessThan(1_000)
})
