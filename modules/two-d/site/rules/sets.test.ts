import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NUMBERS, reversed, withReversed } from './numbers.ts'
import { type DigitSetName, numbersOfDigits, numbersOfSet, type SetName } from './sets.ts'

const sorted = (text: string) => text.split(' ').sort()

describe('a set by its name', () => {
  test.each<[SetName, string]>([
    ['doubles', '00 11 22 33 44 55 66 77 88 99'],
    ['even_doubles', '00 22 44 66 88'],
    ['odd_doubles', '11 33 55 77 99'],
    ['power', '05 16 27 38 49 50 61 72 83 94'],
    ['nat_khat', '07 18 24 35 69 70 81 42 53 96'],
    ['thai_nat_khat', '07 19 23 48 56 70 91 32 84 65'],
    ['thai_power', '09 13 26 47 58 90 31 62 74 85'],
    ['brothers', '01 12 23 34 45 56 67 78 89 90 10 21 32 43 54 65 76 87 98 09'],
    ['block_00', '00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19'],
    ['block_80', '80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99'],
  ])('%s', (name, members) => {
    expect(numbersOfSet(name)).toEqual(sorted(members))
  })

  test.each<[SetName, number, string, string]>([
    ['even_even', 25, '24', '25'],
    ['even_odd', 25, '25', '52'],
    ['odd_even', 25, '52', '25'],
    ['odd_odd', 25, '35', '34'],
    ['even_head', 50, '29', '92'],
    ['odd_head', 50, '92', '29'],
    ['even_tail', 50, '92', '29'],
    ['odd_tail', 50, '29', '92'],
    ['big', 50, '50', '49'],
    ['small', 50, '49', '50'],
    ['block_20', 20, '39', '40'],
    ['block_40', 20, '40', '60'],
    ['block_60', 20, '79', '80'],
  ])('%s has %i numbers, %s among them and not %s', (name, count, member, stranger) => {
    const members = numbersOfSet(name)

    expect(members).toHaveLength(count)
    expect(members).toContain(member)
    expect(members).not.toContain(stranger)
  })
})

describe('a set of digits', () => {
  test.each<[DigitSetName, string, string]>([
    ['head', '3', '30 31 32 33 34 35 36 37 38 39'],
    ['tail', '7', '07 17 27 37 47 57 67 77 87 97'],
    ['contains', '2', '20 21 22 23 24 25 26 27 28 29 02 12 32 42 52 62 72 82 92'],
    ['break', '0', '00 19 91 28 82 37 73 46 64 55'],
    ['break', '2', '02 20 11 39 93 48 84 57 75 66'],
    ['round', '123', '12 13 21 23 31 32'],
    ['round_doubles', '123', '11 12 13 21 22 23 31 32 33'],
  ])('%s of %s', (name, digits, members) => {
    expect(numbersOfDigits(name, digits)).toEqual(sorted(members))
  })

  test('every number has one break, and each break ten numbers', () => {
    const all = [...'0123456789'].flatMap((digit) => numbersOfDigits('break', digit))

    expect([...all].sort()).toEqual(NUMBERS)
  })

  test('several digits bring what each of them brings', () => {
    const digits = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1 })
    fc.assert(
      fc.property(digits, fc.constantFrom<DigitSetName>('head', 'tail', 'contains', 'break'), (chosen, name) => {
        const one_by_one = new Set(chosen.flatMap((digit) => numbersOfDigits(name, String(digit))))

        expect(numbersOfDigits(name, chosen.join(''))).toEqual([...one_by_one].sort())
      }),
    )
  })

  test('a round of n digits has n × (n − 1) numbers, and n more with its doubles', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9 })), (digits) => {
        const count = digits.length

        expect(numbersOfDigits('round', digits.join(''))).toHaveLength(count * (count - 1))
        expect(numbersOfDigits('round_doubles', digits.join(''))).toHaveLength(count * count)
      }),
    )
  })
})

test('reversing twice changes nothing, and the reverse of a double is itself', () => {
  fc.assert(
    fc.property(fc.subarray([...NUMBERS]), (nums) => {
      const both = withReversed(nums)

      expect(withReversed(both)).toEqual(both)
      expect(new Set(both)).toEqual(new Set([...nums, ...nums.map(reversed)]))
      expect(new Set(both).size).toBe(both.length)
    }),
  )
})
