import { expect, test, vi } from 'vitest'
import { daysOf, writeDay } from './days.ts'

/** The address of the page, which the code reads. */
vi.hoisted(() => {
  const addEventListener = () => undefined
  Object.assign(globalThis, { location: { pathname: '/', search: '' }, window: { addEventListener }, addEventListener })
})

test('a period has every day, also over the end of a month and of February', () => {
  expect(daysOf({ from: '2028-02-27', to: '2028-03-01' })).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  expect(daysOf({ from: '2026-11-27', to: '2026-11-27' })).toEqual(['2026-11-27'])
})

test('a period that ends before it begins has none', () => {
  expect(daysOf({ from: '2026-11-27', to: '2026-11-26' })).toEqual([])
})

test('a day is written with its year', () => {
  expect(writeDay('2026-11-21')).toBe('21 Nov 2026')
})
