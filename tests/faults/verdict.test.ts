import { expect, test } from 'vitest'
import { judgeDecisions, LEAST, tooSeldom } from './harness/counts.ts'
import type { Intent, Outcome } from './harness/journal.ts'
import { compareBalances } from './harness/load/modelled-players.ts'
import { createRandom, randomId } from './harness/random.ts'
import { isSameAnswer, judge, judgeCopies } from './harness/verdict.ts'

const intent = (key: string, outcome: Outcome, answer: string | null = null): Intent => ({
  id: 0,
  client: 0,
  nth: 0,
  kind: 'bet',
  key,
  path: '/api/digitbet',
  headers: {},
  body: '{}',
  outcome,
  answer,
})

test.each<{ what: string; outcome: Outcome; keys: string[]; lost: string[]; doubled: string[] }>([
  { what: 'an acknowledged operation that was done', outcome: 'acknowledged', keys: ['a'], lost: [], doubled: [] },
  { what: 'an acknowledged one that is nowhere', outcome: 'acknowledged', keys: [], lost: ['bet a'], doubled: [] },
  { what: 'one done twice', outcome: 'acknowledged', keys: ['a', 'a'], lost: [], doubled: ['bet a: 2 times'] },
  { what: 'a refused one that was not done', outcome: 'refused', keys: [], lost: [], doubled: [] },
  { what: 'a refused one that was done', outcome: 'refused', keys: ['a'], lost: [], doubled: ['bet a: 1 times'] },
  { what: 'one that stays unknown', outcome: 'unknown', keys: ['a'], lost: ['bet a: still unknown'], doubled: [] },
  {
    what: 'one that nobody asked for',
    outcome: 'acknowledged',
    keys: ['a', 'b'],
    lost: [],
    doubled: ['bet b: nobody asked for it'],
  },
])('judges $what', ({ outcome, keys, lost, doubled }) => {
  expect(judge('bet', [intent('a', outcome)], keys)).toEqual({ lost, doubled })
})

test('a second answer is the first one, but for balances that the operation did not move', () => {
  const first = intent('a', 'acknowledged', '{"prize":19,"held_balance":5}')
  expect(isSameAnswer(first, '{"prize":19,"held_balance":7}')).toBe(true)
  expect(isSameAnswer(first, '{"prize":0,"held_balance":5}')).toBe(false)
  expect(isSameAnswer(first, null)).toBe(false)
})

test('a seed repeats what clients ask for, and another one does not', () => {
  const idsOf = (text: string) => {
    const random = createRandom(text)
    return [randomId(random), randomId(random)]
  }
  expect(idsOf('a')).toEqual(idsOf('a'))
  expect(idsOf('a')).not.toEqual(idsOf('b'))
})

const answer = (text: string, status = 200) => ({ status, text })
const element = (code: number) => answer(`{"data":[{"balance":5,"code":${code}}]}`)

test.each<{ what: string; kind?: string; copies: Parameters<typeof judgeCopies>[1]; verdict: string | null }>([
  { what: 'two equal answers', copies: [answer('{"prize":1}'), answer('{"prize":1}')], verdict: '' },
  { what: 'two answers of two bets', copies: [answer('{"prize":1}'), answer('{"prize":2}')], verdict: 'bet a: copies' },
  { what: 'a success and a refusal', copies: [answer('{}'), answer('{}', 422)], verdict: 'bet a: copies' },
  { what: 'two refusals', copies: [answer('{}', 422), answer('{}', 422)], verdict: '' },
  {
    what: 'two refusals for two reasons',
    copies: [answer('{"a":1}', 422), answer('{"a":2}', 403)],
    verdict: 'bet a: copies',
  },
  { what: 'a copy whose session has ended', copies: [answer('{}', 401), answer('{}')], verdict: null },
  { what: 'a copy of which nobody knows', copies: [answer('{}'), answer('{}', 503)], verdict: null },
  { what: 'a copy without an answer', copies: [answer('{}'), null], verdict: null },
  { what: 'a copy that a rate limit refuses', copies: [answer('{}'), answer('{}', 429)], verdict: null },
  {
    what: 'a callback at a server with a wrong clock',
    kind: 'callback',
    copies: [element(1004), element(0)],
    verdict: null,
  },
  { what: 'one operation', copies: [answer('{}')], verdict: null },
  { what: 'a callback and its duplicate', kind: 'callback', copies: [element(1003), element(0)], verdict: '' },
  { what: 'a callback done twice', kind: 'callback', copies: [element(0), element(0)], verdict: 'callback a: copies' },
  {
    what: 'a duplicate of nothing',
    kind: 'callback',
    copies: [element(1003), element(1003)],
    verdict: 'callback a: copies',
  },
])('judges copies of one key by both answers: $what', ({ kind = 'bet', copies, verdict }) => {
  const judged = judgeCopies({ ...intent('a', 'acknowledged'), kind }, copies)

  expect(verdict ? judged?.startsWith(verdict) : judged).toBe(verdict ? true : verdict)
})

test('what happened too seldom makes a run red, by kind', () => {
  expect(tooSeldom({ ...LEAST })).toEqual([])
  expect(tooSeldom({ ...LEAST, 'deposit approval': 0, bet: 19 })).toEqual([
    'bet: 19 times, at least 20 are needed',
    'deposit approval: 0 times, at least 1 are needed',
  ])
  expect(tooSeldom({})).toHaveLength(Object.keys(LEAST).length)
})

test('a decision that people were told of is there, and not another one', () => {
  const statuses = new Map([
    ['1', 'approved'],
    ['2', 'rejected'],
    ['3', 'pending'],
  ])
  const told = ['1', '2', '3', '4'].map((id) => ({ kind: 'deposit approval' as const, id }))

  expect(judgeDecisions(told, statuses)).toEqual([
    'deposit approval 2: it is rejected',
    'deposit approval 3: it is pending',
    'deposit approval 4: it is nowhere',
  ])
})

test.each([
  {
    what: 'bet',
    body: { bet_amount: 10, multiplier: 2 },
    path: '/api/digitbet',
    answer: (game: number) => ({ data: { balance: game, history: [{ win_amount: 38.5 }] } }),
    game: 118.5,
    main: 50,
  },
  {
    what: 'callback',
    body: { batch_requests: [{ transactions: [{ amount: 3 }] }] },
    path: '/api/v1/api/seamless/withdraw',
    answer: (game: number) => ({ data: [{ balance: game, code: 0 }] }),
    game: 97,
    main: 50,
  },
  {
    what: 'exchange',
    body: { amount: 20 },
    path: '/api/exchange-main-to-game',
    answer: (game: number) => ({ data: { balance: game, main_balance: 30 } }),
    game: 120,
    main: 30,
  },
])('the balance that a $what answers is compared with the model', ({ what, body, path, answer: of, game, main }) => {
  const played = { ...intent('a', 'acknowledged'), kind: what, path, body: JSON.stringify(body) }
  const balances = { game: 1_000_000, main: 500_000 }

  expect(compareBalances(balances, played, JSON.stringify(of(game)))).toBeNull()
  expect(balances).toEqual({ game: game * 10_000, main: main * 10_000 })
  expect(compareBalances({ game: 1_000_000, main: 500_000 }, played, JSON.stringify(of(game + 0.01)))).toBe(
    `${what} a says ${game + 0.01} (game), the model has ${game}`,
  )
})
