import { beforeAll, expect, test } from 'vitest'
import { fieldMessage } from '#platform/contract/problem.ts'
import { refusalOf } from '../calls/parse-refusal.ts'
import { loadRefusalTexts } from './refusal-catalogs.ts'
import { fieldText, fillValues, refusalText } from './refusal-text.ts'

const tooLarge = refusalOf(422, {
  code: 'stake_too_large',
  message: 'Maximum stake: 50000 Ks.',
  values: { max: 50_000 },
})

beforeAll(() => loadRefusalTexts('mm'))

test('a refusal speaks the language of the player, with its amounts', () => {
  expect(refusalText(tooLarge, 'mm')).toContain('50,000 Ks')
  expect(refusalText(tooLarge, 'mm')).not.toContain('largest')
})

test('English, and a language whose sentences are not here, use those of the server', () => {
  expect(refusalText(tooLarge, 'en')).toBe('Maximum stake: 50000 Ks.')
  expect(refusalText(tooLarge, 'zh')).toBe('Maximum stake: 50000 Ks.')
})

test('a code that this version does not know falls back on the sentence', () => {
  const news = refusalOf(422, { code: 'of_tomorrow' as 'busy', message: 'Something new.' })

  expect(refusalText(news, 'mm')).toBe('Something new.')
})

test('an answer without a body has no sentence', () => {
  expect(refusalText(refusalOf(502, null), 'mm')).toBe('')
})

test('a field is told by its fault, and by the server where the fault is unknown', () => {
  const refusal = refusalOf(422, {
    code: 'invalid_fields',
    message: 'Please check the marked fields.',
    errors: { phone: ['This phone number is already registered.'], name: ['Odd.'] },
    error_codes: { phone: 'phone_taken' },
  })

  expect(fieldText(refusal, 'phone', 'en')).toBe('This phone number is already registered.')
  expect(fieldText(refusal, 'phone', 'mm')).toContain('ဖုန်းနံပါတ်')
  expect(fieldText(refusal, 'name', 'mm')).toBe('Odd.')
  expect(fieldText(refusal, 'password', 'mm')).toBeUndefined()
})

test('a hole without a value stays visible', () => {
  expect(fillValues('Wait {seconds} seconds', {})).toBe('Wait {seconds} seconds')
})

test('the sentence that the specification gives in Burmese is read in the language of the player', async () => {
  await Promise.all([loadRefusalTexts('zh'), loadRefusalTexts('th')])
  const refusal = refusalOf(422, {
    code: 'invalid_fields',
    message: 'Please check the marked fields.',
    errors: { payment_type_id: [fieldMessage('payment_type_required')] },
    error_codes: { payment_type_id: 'payment_type_required' },
  })

  expect(fieldText(refusal, 'payment_type_id', 'en')).toBe('Please choose a payment method.')
  for (const language of ['en', 'zh', 'th'] as const) {
    expect(fieldText(refusal, 'payment_type_id', language)).not.toMatch(/[\u1000-\u109f]/)
  }
  expect(fieldText(refusal, 'payment_type_id', 'mm')).toBe(refusal.errors.payment_type_id?.[0])
})
