import { expect, inject, test } from 'vitest'
import { hashOf, planOf } from './plan.ts'
import { simulate } from './simulate.ts'

const is_deep = inject('is_deep')
/** More than any planted fault needs, of scripts/test/planted-fault-list.ts. */
const DEEP_SEEDS = 60
const SHORT_SEEDS = 2

test('the same seed has the same plan, and another one another', () => {
  expect(hashOf(planOf(7))).toBe(hashOf(planOf(7)))
  expect(hashOf(planOf(8))).not.toBe(hashOf(planOf(7)))
})

test('what seeds do in the platform is what they do in the model', { timeout: 1_800_000 }, async () => {
  const { failures, never, done } = await simulate(inject('postgres_url'), {
    first: 1,
    seeds: is_deep ? DEEP_SEEDS : SHORT_SEEDS,
    lanes: 2,
    keeps_going: false,
    log: () => undefined,
  })

  expect(failures).toEqual([])
  // A few seeds do not do everything.
  if (is_deep) expect(never).toEqual([])
  expect(done).toBeGreaterThan(0)
})
