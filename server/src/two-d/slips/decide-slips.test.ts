import { describe, expect, test } from 'vitest'
import { kyat } from '#contract/money.ts'
import { playerAccountId } from '../../ledger/index.ts'
import type { Draw } from '../draw.ts'
import {
  type AskedSlip,
  type Cap,
  capKey,
  type Decision,
  decideSlips,
  leftOf,
  OverLimit,
  type Table,
} from './decide-slips.ts'

const CLOSES_AT = new Date('2026-11-23T05:15:00.000Z')
const DRAW: Draw = {
  id: 7,
  game_date: '2026-11-23',
  session: 'morning',
  session_number: 2,
  closes_at: CLOSES_AT,
  draws_at: new Date('2026-11-23T05:31:00.000Z'),
  shown_until: new Date('2026-11-23T10:30:00.000Z'),
  odds: 80,
  stake_min: kyat(100),
  stake_max: kyat(1_000),
  default_break: kyat(1_500),
  lines_max: 100,
  status: 'open',
  closed_at: null,
  version: 0,
  void_reason: null,
  is_open: true,
  is_drawn: false,
}
const TOKEN = Buffer.alloc(32)

/** Players 1001 and 1002, each with 5,000 Ks and a live session, before a number that nobody has bet on. */
function tableFor(set: AskedSlip[], more: Partial<Table> = {}): Table {
  const cap: Cap = { draw_id: 7, digits: '55', cap: kyat(1_500), is_closed: false, staked: 0n, liability: 0n }
  return {
    is_game_open: true,
    now: new Date(CLOSES_AT.getTime() - 1),
    sessions: set.map(({ player_id }) => ({ player_id, token_hash: TOKEN, status: 'active', is_stale: false })),
    numbers: set.map((_, place) => BigInt(place + 1)),
    draws: new Map([[7, DRAW]]),
    caps: new Map([[capKey(cap), cap]]),
    staked: new Map(),
    balances: new Map([1001n, 1002n].map((player_id) => [playerAccountId(player_id, 'main'), kyat(5_000)])),
    names: new Map(),
    earlier: [],
    ...more,
  }
}

const asked = (player_id: bigint, amount: number): AskedSlip => ({
  token_hash: TOKEN,
  player_id,
  session: null,
  draw_id: 7,
  stakes: [{ digits: '55', stake: kyat(amount) }],
  total: kyat(amount),
  request_id: null,
})

/** 'placed', a refusal's code, or the numbers that are over a limit. */
const told = (decision: Decision | undefined) => {
  if (decision?.kind !== 'refused') return decision?.kind
  const { problem } = decision
  return problem instanceof OverLimit ? problem.digits.join() : problem.code
}

describe('a slip', () => {
  test.each([
    ['a millisecond before the close is taken', -1, 'placed'],
    ['at the close is late', 0, 'two_d_draw_closed'],
    ['a millisecond after the close is late', 1, 'two_d_draw_closed'],
  ])('%s', (_name, off_ms, what) => {
    const set = [asked(1001n, 100)]
    const table = tableFor(set, { now: new Date(CLOSES_AT.getTime() + off_ms) })

    expect(decideSlips(table, set).map(told)).toEqual([what])
  })

  test.each(['closed', 'declared', 'settled', 'void'] as const)(
    'on a draw that is %s is refused, whatever the clock says',
    (status) => {
      const set = [asked(1001n, 100)]

      expect(decideSlips(tableFor(set, { draws: new Map([[7, { ...DRAW, status }]]) }), set).map(told)).toEqual([
        'two_d_draw_closed',
      ])
    },
  )

  test('of as many numbers as the draw takes is taken, and of one more refused', () => {
    const one = asked(1001n, 100)
    const two = { ...one, stakes: [...one.stakes, { digits: '56', stake: kyat(100) }], total: kyat(200) }
    const draws = new Map([[7, { ...DRAW, lines_max: 1 }]])

    expect(decideSlips(tableFor([one, two], { draws }), [one, two]).map(told)).toEqual(['placed', 'invalid_fields'])
  })

  test('is refused while the game is switched off', () => {
    const set = [asked(1001n, 100)]

    expect(decideSlips(tableFor(set, { is_game_open: false }), set).map(told)).toEqual(['game_closed'])
  })
})

test.each([
  ['what all players together left of it', 900, 0, 600],
  ['what is left of the player’s own limit', 0, 900, 100],
  ['nothing, when that is less than the smallest stake', 1_401, 0, 0],
  ['nothing, when it is closed', 0, 0, 0],
])('a number still takes %s', (what, staked, own, left) => {
  const cap = { cap: kyat(1_500), staked: kyat(staked), is_closed: what.endsWith('closed') }

  expect(leftOf(cap, DRAW, kyat(own))).toBe(kyat(left))
})

test('a request is known again within its set, by its id and by whose it is', () => {
  const request_id = 'tapped-twice'
  const set = [asked(1001n, 100), asked(1002n, 100), asked(1001n, 100), asked(1001n, 200)]
  const repeated = set.map((one) => ({ ...one, request_id }))

  const decisions = decideSlips(tableFor(repeated), repeated)

  expect(decisions.map(told)).toEqual(['placed', 'placed', 'earlier', 'request_id_reused'])
})

test('the slips of a set see what those before them left of the number, of their own limit, and of their money', () => {
  const set = [asked(1001n, 900), asked(1001n, 200), asked(1002n, 700), asked(1002n, 600), asked(1001n, 100)]

  const decisions = decideSlips(tableFor(set), set)

  expect(decisions.map(told)).toEqual(['placed', '55', '55', 'placed', '55'])
  const placed = decisions.flatMap((decision) => (decision.kind === 'placed' ? [decision.slip] : []))
  expect(placed.map(({ before_balance, after_balance }) => [before_balance, after_balance])).toEqual([
    [kyat(5_000), kyat(4_100)],
    [kyat(5_000), kyat(4_400)],
  ])
})
