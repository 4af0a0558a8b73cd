import { expect, test } from 'vitest'
import { ENDS } from './reconcile.ts'
import { transferWays } from './transfer-ways.ts'

/** Migration 0046 alone posted it: no function makes it. */
const OF_A_MIGRATION = 'two_d_reopened'

test('the reference of transfers has every kind, in whatever file its function is', () => {
  expect([...transferWays().map(({ kind }) => kind), OF_A_MIGRATION].toSorted()).toEqual(Object.keys(ENDS).toSorted())
})
