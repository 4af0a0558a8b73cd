import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NUMBERS } from './numbers.ts'
import { readList } from './read-list.ts'
import { type DigitSetName, numbersOfDigits, numbersOfSet, type SetName } from './sets.ts'

const each = (nums: readonly string[], stake: number) => Object.fromEntries(nums.map((num) => [num, stake]))
const read = (text: string) => Object.fromEntries(readList(text, 100).stakes)

describe('a list', () => {
  test.each<[string, Record<string, number>]>([
    ['12 500', { 12: 500 }],
    ['12', { 12: 100 }],
    ['12=500', { 12: 500 }],
    ['12-500', { 12: 500 }],
    ['12*500', { 12: 500 }],
    ['12x500', { 12: 500 }],
    ['12@50', { 12: 50 }],
    ['12 500Ks', { 12: 500 }],
    ['12 500 ကျပ်', { 12: 500 }],
    ['12.34.56=500', { 12: 500, 34: 500, 56: 500 }],
    ['23,45,67 200', { 23: 200, 45: 200, 67: 200 }],
    ['12 500 34 200', { 12: 500, 34: 200 }],
    ['12R500', { 12: 500, 21: 500 }],
    ['12 34 R 500', { 12: 500, 21: 500, 34: 500, 43: 500 }],
    ['12 500 R 300', { 12: 500, 21: 300 }],
    ['12 500R300 34 200', { 12: 500, 21: 300, 34: 200 }],
    ['12 500 R', { 12: 500, 21: 500 }],
    ['12အာ500', { 12: 500, 21: 500 }],
    ['12 ပတ်လည် 500', { 12: 500, 21: 500 }],
    ['11 R 500', { 11: 500 }],
    ['၁၂ ၅၀၀', { 12: 500 }],
    ['၁၂ ၅ဝဝ', { 12: 500 }],
    ['ဝ၇ ၁၀၀', { '07': 100 }],
    ['12 500\n12 300', { 12: 800 }],
    ['12 R 500, 12 300', { 12: 800, 21: 500 }],
    ['', {}],
    [' \n ,, \n', {}],
  ])('%j', (text, stakes) => {
    expect(read(text)).toEqual(stakes)
  })

  test('that stakes on numbers, reverses and a head', () => {
    expect(read('12 R 500, 3 ထိပ် 200')).toEqual({ 12: 500, 21: 500, ...each(numbersOfDigits('head', '3'), 200) })
  })

  test('with a round behind a reverse', () => {
    expect(read('12 500 R 345 ခွေ 200')).toEqual({ 12: 500, 21: 500, ...each(numbersOfDigits('round', '345'), 200) })
  })
})

describe('a set in a list', () => {
  test.each<[string, SetName]>([
    ['AP', 'doubles'],
    ['အပူး', 'doubles'],
    ['SP', 'even_doubles'],
    ['စုံပူး', 'even_doubles'],
    ['MP', 'odd_doubles'],
    ['မပူး', 'odd_doubles'],
    ['NK', 'nat_khat'],
    ['နက္ခတ်', 'nat_khat'],
    ['PW', 'power'],
    ['ပါဝါ', 'power'],
    ['ထိုင်းပါဝါ', 'thai_power'],
    ['ညီကို', 'brothers'],
    ['ညီအစ်ကို', 'brothers'],
    ['စုံမ', 'even_odd'],
    ['မမ', 'odd_odd'],
    ['စုံထိပ်', 'even_head'],
    ['မပိတ်', 'odd_tail'],
    ['စုံ', 'even_tail'],
    ['ကြီး', 'big'],
    ['ငယ်', 'small'],
  ])('%s', (word, name) => {
    expect(read(`${word}500`)).toEqual(each(numbersOfSet(name), 500))
    expect(read(`${word.toLowerCase()} 500`)).toEqual(each(numbersOfSet(name), 500))
  })

  test.each<[string, DigitSetName, string]>([
    ['3TS', 'head', '3'],
    ['၃ထိပ်', 'head', '3'],
    ['ထိပ် 3', 'head', '3'],
    ['7NP', 'tail', '7'],
    ['7 ပိတ်', 'tail', '7'],
    ['၉နောက်', 'tail', '9'],
    ['2P', 'contains', '2'],
    ['2 ပတ်သီး', 'contains', '2'],
    ['4ပါ', 'contains', '4'],
    ['5BR', 'break', '5'],
    ['၈ဘရိတ်', 'break', '8'],
    ['123K', 'round', '123'],
    ['123 ခွေ', 'round', '123'],
    ['456KP', 'round_doubles', '456'],
    ['၇၈၉ခွေပူး', 'round_doubles', '789'],
  ])('%s', (words, name, digits) => {
    expect(read(`${words} 600`)).toEqual(each(numbersOfDigits(name, digits), 600))
  })
})

describe('what is not understood', () => {
  test.each([
    ['12 500\nကိုအောင် 34 500', 'ကိုအောင်'],
    ['12 500\n5 500', '5'],
    ['12 500\nထိပ် ပိတ် 500', 'ထိပ်'],
    ['12 500\n500', '500'],
    ['12 500\n34 1234567890', '1234567890'],
    ['12 500\nR 500', 'R'],
    ['12 500\n34 ? 500', '?'],
  ])('of %j is named, and its line is left out', (text, piece) => {
    const { stakes, unread } = readList(text, 100)

    expect(Object.fromEntries(stakes)).toEqual({ 12: 500 })
    expect(unread).toEqual([{ line: text.split('\n')[1], piece }])
  })
})

const stake = fc.integer({ min: 100, max: 999_999_999 })
const bets = fc.array(fc.tuple(fc.constantFrom(...NUMBERS), stake), { maxLength: 60 })
const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0)

test('no stake is lost, whatever the list', () => {
  fc.assert(
    fc.property(bets, fc.constantFrom('\n', ', ', ' ', '; '), (list, between) => {
      const { stakes, unread } = readList(list.map(([num, amount]) => `${num} ${amount}`).join(between), 100)

      expect(unread).toEqual([])
      expect(sumOf(stakes.values())).toBe(sumOf(list.map(([, amount]) => amount)))
    }),
  )
})

test('Burmese digits say the same', () => {
  const burmese = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit)))
  fc.assert(
    fc.property(bets, (list) => {
      const text = list.map(([num, amount]) => `${num}-${amount}`).join('\n')

      expect(read(burmese(text))).toEqual(read(text))
    }),
  )
})

test('any text is read without a fault, into numbers that exist', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const [num, amount] of readList(text, 100).stakes) {
        expect(NUMBERS).toContain(num)
        expect(amount).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
