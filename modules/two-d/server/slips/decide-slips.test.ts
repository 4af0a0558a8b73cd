import { describe, expect, test } from 'vitest'
import { BatchRefusals } from '#idempotency/server/index.ts'
import { playerAccountId } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Draw } from '../draw.ts'
import {
  type BatchState,
  type Decision,
  decideSlips,
  leftOf,
  type NumberLimit,
  numberKey,
  type SlipRequest,
} from './decide-slips.ts'
import { OverLimit } from './over-limit.ts'

const CUTOFF_AT = new Date('2026-11-23T05:15:00.000Z')
const DRAW: Draw = {
  id: 7,
  game_date: '2026-11-23',
  session: 'morning',
  session_number: 2,
  cutoff_at: CUTOFF_AT,
  draws_at: new Date('2026-11-23T05:31:00.000Z'),
  shown_until: new Date('2026-11-23T10:30:00.000Z'),
  odds: 80,
  stake_min: kyat(100),
  stake_max: kyat(1_000),
  default_number_limit: kyat(1_500),
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
function stateFor(batch: SlipRequest[], more: Partial<BatchState> = {}): BatchState {
  const limit: NumberLimit = {
    draw_id: 7,
    digits: '55',
    number_limit: kyat(1_500),
    is_closed: false,
    staked: 0n,
    liability: 0n,
  }
  return {
    is_game_open: true,
    now: new Date(CUTOFF_AT.getTime() - 1),
    sessions: batch.map(({ player_id }) => ({ player_id, token_hash: TOKEN, status: 'active', is_stale: false })),
    numbers: batch.map((_, place) => BigInt(place + 1)),
    draws: new Map([[7, DRAW]]),
    number_limits: new Map([[numberKey(limit), limit]]),
    staked: new Map(),
    balances: new Map([1001n, 1002n].map((player_id) => [playerAccountId(player_id, 'main'), kyat(5_000)])),
    names: new Map(),
    earlier: [],
    refusals: new BatchRefusals([]),
    ...more,
  }
}

const requestOf = (player_id: bigint, amount: number): SlipRequest => ({
  token_hash: TOKEN,
  player_id,
  session: null,
  draw_id: 7,
  stakes: [{ digits: '55', stake: kyat(amount) }],
  total: kyat(amount),
  idempotency_key: null,
})

/** 'placed', a refusal's code, or the numbers that are over a limit. */
const outcomeOf = (decision: Decision | undefined) => {
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
    const batch = [requestOf(1001n, 100)]
    const state = stateFor(batch, { now: new Date(CUTOFF_AT.getTime() + off_ms) })

    expect(decideSlips(state, batch).map(outcomeOf)).toEqual([what])
  })

  test.each(['closed', 'declared', 'settled', 'void'] as const)(
    'on a draw that is %s is refused, whatever the clock says',
    (status) => {
      const batch = [requestOf(1001n, 100)]

      expect(
        decideSlips(stateFor(batch, { draws: new Map([[7, { ...DRAW, status }]]) }), batch).map(outcomeOf),
      ).toEqual(['two_d_draw_closed'])
    },
  )

  test('of as many numbers as the draw takes is taken, and of one more refused', () => {
    const one = requestOf(1001n, 100)
    const two = { ...one, stakes: [...one.stakes, { digits: '56', stake: kyat(100) }], total: kyat(200) }
    const draws = new Map([[7, { ...DRAW, lines_max: 1 }]])

    expect(decideSlips(stateFor([one, two], { draws }), [one, two]).map(outcomeOf)).toEqual([
      'placed',
      'invalid_fields',
    ])
  })

  test('is refused while the game is switched off', () => {
    const batch = [requestOf(1001n, 100)]

    expect(decideSlips(stateFor(batch, { is_game_open: false }), batch).map(outcomeOf)).toEqual(['game_closed'])
  })
})

test.each([
  ['what all players together left of it', 900, 0, 600],
  ['what is left of the player’s own limit', 0, 900, 100],
  ['nothing, when that is less than the smallest stake', 1_401, 0, 0],
  ['nothing, when it is closed', 0, 0, 0],
])('a number still takes %s', (what, staked, own, left) => {
  const limit = { number_limit: kyat(1_500), staked: kyat(staked), is_closed: what.endsWith('closed') }

  expect(leftOf(limit, DRAW, kyat(own))).toBe(kyat(left))
})

test('a request is known again within its batch, by its id and by whose it is', () => {
  const idempotency_key = 'tapped-twice'
  const batch = [requestOf(1001n, 100), requestOf(1002n, 100), requestOf(1001n, 100), requestOf(1001n, 200)]
  const repeated = batch.map((one) => ({ ...one, idempotency_key }))

  const decisions = decideSlips(stateFor(repeated), repeated)

  expect(decisions.map(outcomeOf)).toEqual(['placed', 'placed', 'earlier', 'idempotency_key_reused'])
})

test('the slips of a batch see what those before them left of the number, of their own limit, and of their money', () => {
  const batch = [
    requestOf(1001n, 900),
    requestOf(1001n, 200),
    requestOf(1002n, 700),
    requestOf(1002n, 600),
    requestOf(1001n, 100),
  ]

  const decisions = decideSlips(stateFor(batch), batch)

  expect(decisions.map(outcomeOf)).toEqual(['placed', '55', '55', 'placed', '55'])
  const placed = decisions.flatMap((decision) => (decision.kind === 'placed' ? [decision.slip] : []))
  expect(placed.map(({ before_balance, after_balance }) => [before_balance, after_balance])).toEqual([
    [kyat(5_000), kyat(4_100)],
    [kyat(5_000), kyat(4_400)],
  ])
})
