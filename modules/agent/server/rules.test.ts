import { array, assert, bigInt, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIGURES } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { type AgentFigures, type CommissionLine, commissionLinesOf, parseGameKind, parseRate, settle } from './rules.ts'

const slot = (turnover: bigint, ggr: bigint): AgentFigures => ({ game_kind: 'SLOT', turnover, ggr })
const line = (commission: bigint): CommissionLine => ({ ...slot(0n, 0n), rate_times_10000: 1, commission })

describe('a share', () => {
  test.each([
    { of: 'the turnover', basis: 'turnover', entry: slot(kyat(1_000), kyat(-200)), rate: 40, is: 40_000n },
    { of: 'what the company won', basis: 'ggr', entry: slot(kyat(1_000), kyat(200)), rate: 3_000, is: 600_000n },
    { of: 'what the company lost', basis: 'ggr', entry: slot(kyat(1_000), kyat(-200)), rate: 3_000, is: -600_000n },
    // Fractions of 1/10000 kyat stay with the company, for positive and for negative commissions.
    { of: 'next to nothing', basis: 'turnover', entry: slot(199n, 0n), rate: 50, is: 0n },
    { of: 'next to nothing that was lost', basis: 'ggr', entry: slot(0n, -1n), rate: 50, is: -1n },
  ] as const)('of $of is the rate of it, rounded down', ({ basis, entry, rate, is }) => {
    expect(commissionLinesOf([entry], basis, new Map([['SLOT', rate]]))[0]?.commission).toBe(is)
  })

  test('of a kind of game without a rate is nothing', () => {
    expect(commissionLinesOf([slot(kyat(5), kyat(5))], 'turnover', new Map([['FISHING', 100]]))[0]?.commission).toBe(0n)
  })

  test('of a game type that no list has is that of the others', () => {
    expect([parseGameKind('SLOT'), parseGameKind('MAHJONG_ON_THE_MOON'), parseGameKind('')]).toEqual([
      'SLOT',
      'OTHERS',
      'OTHERS',
    ])
  })
})

const ggrOf = ({ turnover = 0, payout = 0 }: { turnover?: number; payout?: number }) => turnover - payout

describe('what goes one way and comes back', () => {
  test.each([
    ['two_d_settled', 'two_d_reopened'],
    ['two_d_stake', 'two_d_refund'],
    ['two_d_prize', 'two_d_prize_reversed'],
    ['seamless_settled', 'seamless_reopened'],
    ['seamless_bet', 'seamless_refund'],
    ['seamless_win', 'seamless_taken_back'],
  ])('earns nobody anything: %s and %s', (there, back) => {
    const [one, other] = [there, back].map((kind) => FIGURES.find((figure) => figure.kind === kind))

    expect(one && other && [(one.turnover ?? 0) + (other.turnover ?? 0), ggrOf(one) + ggrOf(other)]).toEqual([0, 0])
    expect(one?.product).toBe(other?.product)
  })
})

test('a wrong prize of the lottery that came back in the end, the rest of it from a later prize, costs nobody anything', () => {
  const moved = { two_d_prize: 16_000, two_d_prize_reversed: 6_000, two_d_repaid: 10_000 }

  const ggr = FIGURES.reduce((sum, figure) => sum + ggrOf(figure) * (moved[figure.kind as keyof typeof moved] ?? 0), 0)

  expect(ggr).toBe(0)
})

describe('days in a row', () => {
  test('pay what is above zero and carry what is below, and lose nothing between them', () => {
    assert(
      property(array(bigInt(-1_000_000n, 1_000_000n)), (days) => {
        let carried = 0n
        let paid = 0n
        for (const commission of days) {
          const settled = settle([line(commission)], carried)
          expect(settled.paid === 0n || settled.carried_after === 0n).toBe(true)
          carried = settled.carried_after
          paid += settled.paid
        }
        expect(carried <= 0n).toBe(true)
        expect(paid + carried).toBe(days.reduce((sum, one) => sum + one, 0n))
      }),
    )
  })
})

describe('a rate', () => {
  test.each([
    [0.01, 1],
    [0.4, 40],
    [1.15, 115],
    [10, 1_000],
  ])('of %d percent is read to the hundredth', (percent, rate) => {
    expect(parseRate(percent, 'turnover')).toBe(rate)
  })

  test.each([0, -1, 0.001, 0.015, 10.01, Number.NaN, '5', null])('of %s is none', (percent) => {
    expect(parseRate(percent, 'turnover')).toBeNull()
  })

  test('may be the whole of what the company won', () => {
    expect(parseRate(100, 'ggr')).toBe(10_000)
  })
})
