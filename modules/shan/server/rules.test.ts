import { array, assert, bigInt, boolean, constant, oneof, property, record } from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { parseRound, settle, settleMissed, walletOf } from './rules.ts'

const ROUND = {
  wager_code: 'W1',
  timestamp: '2026-11-21T10:00:00+0000',
  players: [{ player_id: 'T0001', balance: 10.5 }],
}

const NOW = Date.UTC(2026, 10, 21, 10)

describe('a round from the provider', () => {
  test('is read with its own seats left out, whatever their case', () => {
    const players = [
      { player_id: 'T0001', balance: 10.5, bet_amount: 5 },
      { player_id: 'skp0101', balance: 7 },
      { player_id: 'SKP0101', balance: 7 },
      { player_id: 'Banker', balance: 7 },
    ]

    expect(parseRound({ ...ROUND, players }, NOW)).toEqual({
      wager_code: 'W1',
      occurred_at: new Date('2026-11-21T10:00:00Z'),
      seats: [{ member_account: 'T0001', balance: 105_000n, bet_amount: kyat(5) }],
    })
  })

  test.each([
    ['no code', { wager_code: undefined }],
    ['an empty code', { wager_code: '' }],
    ['a code that is a number', { wager_code: 7 }],
    ['an endless code', { wager_code: 'x'.repeat(256) }],
    ['no time', { timestamp: undefined }],
    ['a time that is none', { timestamp: 'yesterday' }],
    ['a time that is a number', { timestamp: 1_700_000_000 }],
    ['a time of the year 0', { timestamp: '0000-01-01T00:00:00+0000' }],
    ['a time more than a day ahead', { timestamp: '2026-11-22T10:00:01+0000' }],
    ['no seats', { players: [] }],
    ['seats that are no list', { players: { player_id: 'T0001', balance: 1 } }],
    [
      'a hundred and one seats',
      { players: Array.from({ length: 101 }, (_, n) => ({ player_id: `T${n}`, balance: 1 })) },
    ],
  ])('with %s makes no sense', (_what, more) => {
    expect(parseRound({ ...ROUND, ...more }, NOW)).toBeNull()
  })
})

describe('a seat', () => {
  const seatsOf = (...players: unknown[]) => parseRound({ ...ROUND, players }, NOW)?.seats

  test.each([
    ['without a wallet', {}],
    ['with a wallet below zero', { balance: -1 }],
    ['with a wallet in text', { balance: '1' }],
    ['with a wallet of five decimals', { balance: 1.000_01 }],
    ['with a wallet beyond a trillion', { balance: 1e13 }],
    ['with a bet in text', { balance: 1, bet_amount: '1' }],
  ])('%s is kept without one: it makes no sense if it is one of ours', (_what, seat) => {
    expect(seatsOf({ player_id: 'T0001', ...seat })).toMatchObject([{ member_account: 'T0001', balance: null }])
  })

  test.each([
    ['nothing at all', null],
    ['no name', { balance: 1 }],
    ['a name that is a number', { player_id: 7, balance: 1 }],
    ['a name that none of ours has', { player_id: 'A B', balance: 1 }],
    ['the banker, who owes', { player_id: 'banker', balance: -50_000 }],
    ['a robot without a wallet', { player_id: 'SKP0101' }],
  ])('of %s is left out, and spoils nobody’s round', (_what, seat) => {
    expect(seatsOf(seat, ROUND.players[0])).toHaveLength(1)
  })

  test.each([
    [50_460.299_999_999_996, 504_603_000n],
    [1_000.300_000_000_000_1, 10_003_000n],
    [-5.684_341_886_080_8e-14, 0n],
  ])('with the noise of a float, %d, is read as what was meant', (balance, wallet) => {
    expect(seatsOf({ player_id: 'T0001', balance })).toMatchObject([{ balance: wallet }])
  })
})

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second))
const table = { is_live: true, is_warm: true, known_balance: kyat(1_000), known_at: at(10) }

describe('a stated wallet', () => {
  test.each([
    ['a win', 1_250, 1_000, { net: kyat(250), receivable: 0n }],
    ['a loss', 900, 1_000, { net: kyat(-100), receivable: 0n }],
    ['nothing', 1_000, 0, { net: 0n, receivable: 0n }],
    ['a loss of all there is', 0, 1_000, { net: kyat(-1_000), receivable: 0n }],
    ['a loss of more than there is', 400, 250, { net: kyat(-600), receivable: kyat(350) }],
    ['a loss where there is nothing', 999, 0, { net: kyat(-1), receivable: kyat(1) }],
  ])('means %s by its difference', (_what, stated, game, outcome) => {
    const told = { balance: kyat(stated), occurred_at: at(11), may_play: true }

    expect(settle(table, told, kyat(game))).toEqual({ outcome: 'applied', ...outcome })
  })

  test('from before the last one is held by that one already', () => {
    const told = { balance: kyat(1_500), occurred_at: at(9), may_play: true }

    expect(settle(table, told, kyat(1_000))).toEqual({ outcome: 'included', net: 0n, receivable: 0n })
  })

  test('tells nothing new of a round from the list that it held; one that no wallet held moves what it says', () => {
    expect(settleMissed({ net: kyat(500), is_held: true, is_over: false }, 0n)).toEqual({
      outcome: 'included',
      net: 0n,
      receivable: 0n,
    })
    expect(settleMissed({ net: kyat(-500), is_held: false, is_over: false }, kyat(200))).toEqual({
      outcome: 'applied',
      net: kyat(-500),
      receivable: kyat(300),
    })
  })

  test('of a session that is over moves nothing', () => {
    const told = { balance: kyat(1_500), occurred_at: at(11), may_play: true }

    expect(settle({ ...table, is_live: false }, told, kyat(1_000))).toEqual({
      outcome: 'refused',
      net: 0n,
      receivable: 0n,
    })
  })
})

test.each([
  ['is settled while one may be under way', true, 'applied'],
  ['is refused later', false, 'refused'],
])('a round of who may not play any more %s', (_what, is_warm, outcome) => {
  const told = { balance: kyat(1_500), occurred_at: at(11), may_play: false }

  expect(settle({ ...table, is_warm }, told, 0n).outcome).toBe(outcome)
})

test('whatever comes between, only the table’s own wins and losses are taken over, and what is owed is kept', () => {
  const moves = array(
    oneof(
      record({ kind: constant('round' as const), net: bigInt(-kyat(500), kyat(500)), is_lost: boolean() }),
      record({ kind: constant('elsewhere' as const), net: bigInt(-kyat(500), kyat(500)) }),
    ),
    { maxLength: 40 },
  )
  assert(
    property(moves, (list) => {
      let wallet = kyat(1_000)
      let known = wallet
      let game = kyat(1_000)
      let elsewhere = 0n
      let receivable = 0n
      for (const move of list) {
        if (move.kind === 'elsewhere') {
          const net = game + move.net < 0n ? -game : move.net
          game += net
          elsewhere += net
          continue
        }
        wallet = wallet + move.net < 0n ? 0n : wallet + move.net
        // A callback that is lost is held by the next one.
        if (move.is_lost) continue
        const settled = settle(
          { is_live: true, is_warm: true, known_balance: known, known_at: null },
          { balance: wallet, occurred_at: at(1), may_play: true },
          game,
        )
        known = wallet
        game += settled.net + settled.receivable
        receivable += settled.receivable
        expect(game).toBeGreaterThanOrEqual(0n)
      }
      expect(game - receivable).toBe(kyat(1_000) + elsewhere + (known - kyat(1_000)))
    }),
    { numRuns: inject('is_deep') ? 5_000 : 300 },
  )
})

test('the provider is told whole hundredths, never more than there is', () => {
  expect(walletOf(10_003_456n)).toBe(10_003_400n)
  expect(walletOf(0n)).toBe(0n)
})
