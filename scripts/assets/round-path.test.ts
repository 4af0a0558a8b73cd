import { expect, test } from 'vitest'
import { roundPath } from './round-path.ts'

test.each([
  ['M0,0L10.4,0L20.8,0', 1, 'm0 0l10 0 11 0'],
  ['m1.6 1.6h.6v.6z', 1, 'm2 2h0v0z'],
  ['M8,8a8,8,0,0,1-16,0Z', 1, 'm8 8a8 8 0 0 1-16 0z'],
  ['M0 0a8 8 0 01-16 .4', 1, 'm0 0a8 8 0 0 1-16 0'],
  ['M.1.1C.2.2.3.3.4.4', 10, 'm1 1c1 1 2 2 3 3'],
  ['M1 1 2 2', 1, 'm1 1l1 1'],
])('%s at scale %d becomes %s', (path, scale, rounded) => {
  expect(roundPath(path, scale)).toBe(rounded)
})

test('errors of rounding do not add up along a line', () => {
  const steps = 'h.4'.repeat(100)

  const moved = [...roundPath(`M0 0${steps}`, 1).matchAll(/-?\d+/g)]
    .slice(2)
    .reduce((sum, [step]) => sum + Number(step), 0)

  expect(moved).toBe(40)
})
