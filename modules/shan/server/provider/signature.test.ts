import { describe, expect, test } from 'vitest'
import { canonicalJson, isBalanceQuerySigned, isBodySigned, signCall } from './signature.ts'

/** The expected texts and sums of this file were made by another program. */
const ROUND = {
  wager_code: 'hl1pIjmevmVU',
  game_type_id: 15,
  players: [
    { player_id: 'PLAYER001', balance: 1200.75 },
    { player_id: 'SKP0101', balance: 50_000 },
  ],
  banker_balance: 50_000,
  agent_balance: 50_000,
  timestamp: '2025-01-15T10:30:00+0000',
  total_player_net: -299.25,
  banker_amount_change: 299.25,
}
const ROUND_SIGNATURE = '6903ae4ae3545b69588528ff415d4077'

const ODD = {
  wager_code: 'a/b "q" \\ ငါး 🂡\né',
  timestamp: '2026-11-21T00:00:00Z',
  players: [{ player_id: 'T0001', balance: 0 }],
  extra: {},
  Zeta: null,
  ok: true,
  nested: { b: 1, a: [1.5, 0.0001] },
}

describe("a round's signature", () => {
  test('covers its fields in the order of their names, as PHP writes them', () => {
    expect(canonicalJson(ROUND)).toBe(
      '{"agent_balance":50000,"banker_amount_change":299.25,"banker_balance":50000,"game_type_id":15,"players":[{"player_id":"PLAYER001","balance":1200.75},{"player_id":"SKP0101","balance":50000}],"timestamp":"2025-01-15T10:30:00+0000","total_player_net":-299.25,"wager_code":"hl1pIjmevmVU"}',
    )
    expect(isBodySigned({ ...ROUND, signature: ROUND_SIGNATURE }, 'shan-key')).toBe(true)
    expect(isBodySigned({ signature: ROUND_SIGNATURE.toUpperCase(), ...ROUND }, 'shan-key')).toBe(true)
  })

  test('is right with slashes, quotes, Burmese, pictures, empty maps and small numbers', () => {
    expect(isBodySigned({ ...ODD, signature: '7097067bca395078f0ba22ab18dd5474' }, 'kéy/')).toBe(true)
  })

  test.each([
    ['another amount', { ...ROUND, players: [{ player_id: 'PLAYER001', balance: 1200.76 }, ROUND.players[1]] }],
    ['another code', { ...ROUND, wager_code: 'hl1pIjmevmVV' }],
    ['a field more', { ...ROUND, extra: 1 }],
    ['a field less', Object.fromEntries(Object.entries(ROUND).slice(1))],
    ['seats in another order', { ...ROUND, players: ROUND.players.toReversed() }],
  ])('does not fit %s', (_what, body) => {
    expect(isBodySigned({ ...body, signature: ROUND_SIGNATURE }, 'shan-key')).toBe(false)
  })

  test.each([['', undefined, null, 7, ROUND_SIGNATURE.slice(1), `${ROUND_SIGNATURE}0`, ['a']]])(
    'that is no signature fits nothing',
    (...signatures) => {
      for (const signature of signatures) expect(isBodySigned({ ...ROUND, signature }, 'shan-key')).toBe(false)
    },
  )

  test('of another key does not fit', () => {
    expect(isBodySigned({ ...ROUND, signature: ROUND_SIGNATURE }, 'shan-kez')).toBe(false)
  })
})

test.each([
  [0, '0'],
  [-0, '-0.0'],
  [100, '100'],
  [0.5, '0.5'],
  [1_000_000_000_000.25, '1000000000000.25'],
  [0.0001, '0.0001'],
  [0.000_01, '1.0e-5'],
  [-0.000_025, '-2.5e-5'],
])('%d is written %s', (value, text) => {
  expect(canonicalJson({ value })).toBe(`{"value":${text}}`)
})

test('what we ask is signed as the protocol says', () => {
  const call = {
    request_time: 1_695_000_000,
    secret_key: 'shan-key',
    action: 'launchgame',
    agent_code: 'a3h1',
  } as const

  expect(signCall(call)).toBe('5d111c707d314587fda4e0e1a0cf3422')
})

test('a question for balances is known by its signature', () => {
  const query = { operator_code: 'a3h1', request_time: '1695000000', sign: 'a1206bf175b04dec6b2cd4235cad71ef' }

  expect(isBalanceQuerySigned(query, 'shan-key')).toBe(true)
  expect(isBalanceQuerySigned({ ...query, request_time: '1695000001' }, 'shan-key')).toBe(false)
  expect(isBalanceQuerySigned(query, 'shan-kez')).toBe(false)
})
