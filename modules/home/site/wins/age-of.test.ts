import { expect, test } from 'vitest'
import { ageOf } from './age-of.ts'

const WON_AT = '2026-11-29T10:00:00.000Z'

test.each([
  ['2026-11-29T09:59:00.000Z', 'now', 0],
  ['2026-11-29T10:00:59.000Z', 'now', 0],
  ['2026-11-29T10:01:00.000Z', 'minutes', 1],
  ['2026-11-29T10:59:59.000Z', 'minutes', 59],
  ['2026-11-29T11:00:00.000Z', 'hours', 1],
  ['2026-11-30T09:59:59.000Z', 'hours', 23],
  ['2026-11-30T10:00:00.000Z', 'days', 1],
  ['2026-12-05T09:00:00.000Z', 'days', 5],
])('at %s the win is %s %i old', (now, unit, count) => {
  expect(ageOf(WON_AT, Date.parse(now))).toEqual({ unit, count })
})
