import { expect, test } from 'vitest'
import type { Intent, Outcome } from './harness/journal.ts'
import { createRandom, randomId } from './harness/random.ts'
import { isSameAnswer, judge } from './harness/verdict.ts'

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
