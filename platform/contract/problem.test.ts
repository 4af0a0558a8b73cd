import { expect, test } from 'vitest'
import { isLanguage } from './language.ts'
import { fieldMessage, problemMessage, problemStatus } from './problem.ts'

test('a refusal says its sentence with its values in it', () => {
  expect(problemMessage('too_many_requests', { seconds: 8 })).toBe('Too many attempts. Please wait 8 seconds.')
  expect(problemMessage('stake_too_small', { min: 1 })).toBe('Minimum stake: 1 Ks.')
  expect(problemMessage('stake_too_small')).toBe('Minimum stake: {min} Ks.')
})

test('an amount that is none is refused with the sentence of the spec', () => {
  expect(problemMessage('invalid_amount')).toBe('Please enter a valid amount')
  expect(problemStatus('invalid_amount')).toBe(422)
})

test('a value that looks like a hole of the sentence stays what it is', () => {
  expect(problemMessage('too_many_requests', { seconds: '{seconds} $& $1' })).toContain('{seconds} $& $1')
})

test('a field fault has a sentence', () => {
  expect(fieldMessage('phone_taken')).toBe('This phone number is already registered.')
})

test.each([
  ['mm', true],
  ['en', true],
  ['my', false],
  ['EN', false],
  [null, false],
  ['__proto__', false],
])('language %s: %s', (value, is_one) => {
  expect(isLanguage(value)).toBe(is_one)
})
