import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

test.each([
  [{ datetime: '2026-11-21 11:38:00', created_at: '2026-11-21T05:08:00.000Z' }, '2026-11-21T05:08:00.000Z'],
  [{ datetime: '2026-11-21 11:38:00' }, '2026-11-21T11:38:00+06:30'],
  [{ datetime: '2026-11-21T05:08:00.000000Z' }, '2026-11-21T05:08:00.000000Z'],
  [{ datetime: 'yesterday' }, null],
  [{}, null],
])('the moment of %j is %j', (row, moment) => {
  expect(momentOf(row)).toBe(moment)
})
