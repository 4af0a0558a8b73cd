import { expect, test } from 'vitest'
import { ENDS } from './reconcile.ts'
import { transferWays } from './transfer-ways.ts'

/** Migration 0046 alone posted it: no function makes it. */
const OF_A_MIGRATION = 'two_d_reopened'

test('the ways of money have every kind, in whatever file its function is', () => {
  const kinds = new Set<string>([...transferWays().map(({ kind }) => kind), OF_A_MIGRATION])
  expect([...kinds].toSorted()).toEqual(Object.keys(ENDS).toSorted())
})

test('each way goes as its kind says, and a program may post it', () => {
  for (const { kind, debit_end, credit_end, programs } of transferWays()) {
    expect(ENDS[kind], kind).toContain(`${debit_end} ${credit_end}`)
    expect(programs.length, kind).toBeGreaterThan(0)
  }
})
