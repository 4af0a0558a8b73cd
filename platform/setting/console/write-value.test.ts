import { expect, test } from 'vitest'
import type { SettingField, SettingGroup } from '#setting/contract/staff.ts'
import { texts } from './texts.ts'
import { linesOf, writeNumber, writeValue } from './write-value.ts'

const FIELD = { key: 'payout', label: 'Payout', unit: 'kyat' } as SettingField

test('a number has its separators, and as many decimals as it needs', () => {
  expect(writeNumber(1_234_567.5)).toBe('1,234,567.5')
  expect(writeNumber(9)).toBe('9')
})

test('a value has its unit, and an empty one a word', () => {
  expect(writeValue(FIELD, 5_000)).toBe(`5,000 ${texts.units.kyat}`)
  expect(writeValue(FIELD, true)).toBe(texts.yes)
  expect(writeValue(FIELD, undefined)).toBe(texts.empty)
})

test('a change has a line for each value that it touches', () => {
  const group = { fields: [FIELD] } as SettingGroup

  expect(linesOf(group, { before: { payout: 9 }, after: { payout: 9.5 } })).toEqual([
    { key: 'payout', label: 'Payout', before: `9 ${texts.units.kyat}`, after: `9.5 ${texts.units.kyat}` },
  ])
})
