import { expect, test } from 'vitest'
import { maskMember, numberOfSlip, slipNo } from './slip-rules.ts'

test('a slip’s number says session and day, and leads back to the slip', () => {
  const slip_no = slipNo({ session: 'evening', game_date: '2026-11-23', number: 42n })

  expect(slip_no).toBe('E-261123-000042')
  expect(numberOfSlip(slip_no)).toBe(42n)
  expect(slipNo({ session: 'morning', game_date: '2027-01-04', number: 12_345_678n })).toBe('M-270104-12345678')
})

test('winners know themselves, and nobody else does', () => {
  expect(maskMember({ name: ' Ko Aung ', user_name: 'P0556525' })).toBe('K***25')
  // A Burmese syllable is one letter to its reader.
  expect(maskMember({ name: 'ကိုအောင်', user_name: 'P0556525' })).toBe('ကို***25')
})
