import { expect, test } from 'vitest'
import type { DigitBetRow } from '#digit-bet/contract/player.ts'
import { withNewest } from './queries.ts'

const row = (id: string): DigitBetRow => ({
  id,
  timestamp: '2026-11-21T05:08:00.000Z',
  betType: 'big',
  digit: null,
  bet_amount: 100,
  multiplier: 1,
  rolledNumber: 5,
  outcome: 'win',
  win_amount: 190,
  profit: 90,
  epoch: 'epoch',
  n: 1,
})
const page = (ids: string, next: string | null) => ({
  status: 'Request was successful.' as const,
  message: '',
  data: ids.split('').map(row),
  next,
})
const shown = { pages: [page('dc', 'c'), page('ba', null)], pageParams: [null, 'c'] }
const ids = (history: ReturnType<typeof withNewest>) =>
  history?.pages.map(({ data }) => data.map(({ id }) => id).join(''))

test('a new bet goes on top, and no bet is shown twice', () => {
  expect(ids(withNewest(shown, ['f', 'e', 'd', 'c', 'b'].map(row)))).toEqual(['fedc', 'ba'])
})

test('an answer that is asked for twice changes nothing', () => {
  expect(ids(withNewest(shown, ['d', 'c'].map(row)))).toEqual(['dc', 'ba'])
})

test('the pages after the first stay reachable', () => {
  expect(withNewest(shown, ['e', 'd'].map(row))?.pages[0]?.next).toBe('c')
})

test('asks again when bets lie between what is shown and what came', () => {
  expect(withNewest(shown, ['z', 'y'].map(row))).toBeNull()
})

test('the first bet ever fills an empty history', () => {
  const empty = { pages: [page('', null)], pageParams: [null] }

  expect(ids(withNewest(empty, [row('a')]))).toEqual(['a'])
})
