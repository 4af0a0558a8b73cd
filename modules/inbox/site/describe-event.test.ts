import { expect, test } from 'vitest'
import type { InboxEvent } from '#inbox/contract/player.ts'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { describeEvent, isAnswered } from './describe-event.ts'
import { inboxTexts } from './texts.ts'

const of = (event: Pick<InboxEvent, 'kind' | 'content'>) =>
  ({ ...event, number: 1, created_at: '2026-11-29T09:00:00.000Z' }) as InboxEvent
const line = { game_date: '2026-11-27', session: 'evening', digits: '34', amount: 40_000 } as const
const rejected = { number: 10_412, amount: 30_000, rejection: { code: 'name_differs', note: null } } as const

const EVENTS = [
  of({ kind: 'deposit.approved', content: { number: 10_412, amount: 30_000 } }),
  of({ kind: 'deposit.rejected', content: rejected }),
  of({ kind: 'withdrawal.approved', content: { number: 10_412, amount: 30_000 } }),
  of({ kind: 'withdrawal.rejected', content: rejected }),
  of({ kind: 'bonus.given', content: { amount: 5_000, was_reviewed: true } }),
  of({ kind: 'bonus.finished', content: { amount: 5_000 } }),
  of({ kind: 'bonus.lost', content: { amount: 5_000, why: 'lapsed' } }),
  of({ kind: 'two_d.slip_won', content: line }),
  of({ kind: 'two_d.result_corrected', content: line }),
  of({ kind: 'password.changed', content: {} }),
]

async function describeAll(language: Language) {
  await inboxTexts.load(language)
  const texts = inboxTexts.peek(language)
  if (!texts) throw new Error(`no texts in ${language}`)
  return EVENTS.map((event) => describeEvent(event, texts, language))
}

test('each event says in English what happened, and leads to its thing', async () => {
  expect((await describeAll('en')).map(({ title, line: more, href }) => [title, more, href])).toEqual([
    ['Deposit of 30,000 Ks arrived', null, '/information?tab=logs&type=deposit'],
    [
      'Deposit of 30,000 Ks was rejected',
      'The name doesn’t match this account. Use an account in your own name.',
      '/information?tab=logs&type=deposit',
    ],
    ['Withdrawal #10412 is paid: 30,000 Ks', null, '/information?tab=logs&type=withdraw'],
    [
      'Withdrawal #10412 was rejected',
      '30,000 Ks is back in your main balance. The name doesn’t match this account. Use an account in your own name.',
      '/information?tab=logs&type=withdraw',
    ],
    ['You got a bonus of 5,000 Ks', null, '/promotion'],
    ['Your bonus is done: 5,000 Ks is in your main balance', null, '/promotion'],
    ['Your bonus of 5,000 Ks has expired', null, '/promotion'],
    ['34 won: 40,000 Ks', 'Evening draw, 27 Nov', '/evening-bet-slip'],
    ['Result corrected: 40,000 Ks for 34 was taken back', 'Evening draw, 27 Nov', '/evening-bet-slip'],
    ['Your password was changed', 'If it wasn’t you, contact us right now.', '/information?tab=profile'],
  ])
})

test.each(LANGUAGES)('each event has a text of its own in %s, and its amount', async (language) => {
  const titles = (await describeAll(language)).map(({ title }) => title)

  expect(new Set(titles).size).toBe(EVENTS.length)
  for (const title of titles.slice(0, 3)) expect(title).toContain('30,000 Ks')
})

test('words of the staff take the place of “other” and of the advice', async () => {
  const rejection = { code: 'other', note: 'Please call us' } as const
  const texts = inboxTexts.peek('en')
  if (!texts) throw new Error('no texts')

  const described = describeEvent(of({ kind: 'deposit.rejected', content: { ...rejected, rejection } }), texts, 'en')

  expect(described.line).toBe('Please call us')
})

test('a page that had the answer shows no toast besides', () => {
  const claimed = of({ kind: 'bonus.given', content: { amount: 5_000, was_reviewed: false } })

  expect(EVENTS.filter(isAnswered).map(({ kind }) => kind)).toEqual(['password.changed'])
  expect(isAnswered(claimed)).toBe(true)
})
