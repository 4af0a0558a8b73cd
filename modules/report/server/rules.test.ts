import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FIGURES } from '#ledger/server/index.ts'
import { csvLine } from '#platform/server/http/answers/csv-line.ts'
import { PRODUCTS } from '#report/contract/rules.ts'
import { statementLinesOf } from './day-close/closing-statement.ts'
import { digitBetReturn, GAME_ACCOUNTS, GAMES, judge, judgeDraws } from './rules.ts'
import { beginningOf, dayAfter, dayOf, parseDays, wholeMonths } from './span.ts'

describe('what came back', () => {
  test('of a thousand fair coins at 1.9 is judged by their own chance', () => {
    const theoretical = digitBetReturn('big', 190)
    // A thousand stakes of 1: the returns stray by 1.9 × √(1000 × ¼) = 30.
    const played = (returned: bigint) => judge({ staked: 1_000n, squares: 1_000, returned }, theoretical)

    expect(played(950n)).toEqual({ rtp_theoretical: 95, z: 0, is_alarm: false, unjudged: null })
    expect(played(950n + 90n)).toMatchObject({ z: expect.closeTo(2.996, 2), is_alarm: false })
    expect(played(950n - 130n)).toMatchObject({ z: expect.closeTo(-4.327, 2), is_alarm: true })
  })

  test('is no alarm where nobody knows what it should be', () => {
    expect(judge({ staked: 1n, squares: 1, returned: 1_000n }, digitBetReturn('unheard of', 1))).toEqual({
      rtp_theoretical: null,
      z: null,
      is_alarm: false,
      unjudged: 'rtp_unknown',
    })
  })

  test('of a draw of 2D is one chance, however many bet on its number', () => {
    // 100 on each of the hundred numbers at 80: whatever comes, 80 of 100 come back, and chance has no part in it.
    const even = { staked: 10_000n, liability: 800_000n, liability_squares: 100 * 8_000 ** 2, prizes: 8_000n }
    expect(judgeDraws([even])).toMatchObject({ rtp_theoretical: 80, z: null, unjudged: 'too_few_bets' })
    // All of it on one number: 80 times a hundredth, and a deviation of 80 × √(0.01 × 0.99) for each unit.
    const single = { staked: 10_000n, liability: 800_000n, liability_squares: 800_000 ** 2, prizes: 0n }
    const won = { ...single, prizes: 800_000n }
    expect(judgeDraws([single]).z).toBeCloseTo(-8_000 / (800_000 * Math.sqrt(0.01 * 0.99)), 6)
    expect(judgeDraws(Array.from({ length: 100 }, (_, n) => (n === 7 ? won : single))).z).toBeCloseTo(0, 9)
    // Four winners in ten draws are no chance.
    expect(judgeDraws([won, won, won, won, ...Array.from({ length: 6 }, () => single)]).is_alarm).toBe(true)
  })

  test('of a fair game strays beyond the alarm in none of three hundred days', () => {
    const theoretical = digitBetReturn('digit', 950)
    const alarms = Array.from({ length: 300 }, (_, day) => {
      const won = rollsOf(day).filter((roll) => roll === 7).length
      return judge({ staked: 5_000n, squares: 50_000, returned: BigInt(won) * 95n }, theoretical)
    }).filter(({ is_alarm }) => is_alarm)
    expect(alarms).toEqual([])
  })
})

/** Five hundred fair rolls, the same each time. */
function rollsOf(day: number): number[] {
  const rolls: number[] = []
  for (let block = 0; rolls.length < 500; block++) {
    const bytes = createHash('sha512').update(`${day}/${block}`).digest()
    rolls.push(...[...bytes].filter((byte) => byte < 250).map((byte) => byte % 10))
  }
  return rolls.slice(0, 500)
}

test.each([
  [['plain', 12.5, null], 'plain,12.5,\r\n'],
  [['=1+1', '+9', '-9', '@x', '\tx'], "'=1+1,'+9,'-9,'@x,'\tx\r\n"],
  [['＝1+1', '＋9', '－9', '＠x'], "'＝1+1,'＋9,'－9,'＠x\r\n"],
  [['a,b', 'say "x"', 'two\nlines', -5], '"a,b","say ""x""","two\nlines",-5\r\n'],
])('a line of a file keeps %j what it is', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

test('a day of Yangon begins and ends at half past five of Greenwich’s evening', () => {
  const span = { from: new Date('2026-02-27T17:30:00Z'), to: new Date('2026-03-01T17:30:00Z') }

  expect(parseDays({ from: '2026-02-28', to: '2026-03-01' })).toEqual(span)
  expect(['17:29:59.999', '17:30'].map((time) => dayOf(new Date(`2026-02-28T${time}Z`)))).toEqual([
    '2026-02-28',
    '2026-03-01',
  ])
})

test('an account that rests keeps what it had, and one that is new begins with nothing', () => {
  const opened = new Map([
    [500n, -10n],
    [200n, 4n],
  ])
  expect(
    statementLinesOf(opened, [
      { account_end: 200n, credits: 3n, debits: 1n },
      { account_end: 1n, credits: 5n, debits: 0n },
    ]),
  ).toEqual([
    { account_end: 500n, opening: -10n, credits: 0n, debits: 0n, closing: -10n },
    { account_end: 200n, opening: 4n, credits: 3n, debits: 1n, closing: 6n },
    { account_end: 1n, opening: 0n, credits: 5n, debits: 0n, closing: 5n },
  ])
})

test.each([
  [['2026-01-01', '2026-12-31'], '2027-02-01', { from: '2026-01-01', to: '2027-01-01' }],
  [['2026-01-02', '2026-12-30'], '2027-02-01', { from: '2026-02-01', to: '2026-12-01' }],
  [['2025-12-31', '2026-11-21'], '2026-11-21', { from: '2026-01-01', to: '2026-12-01' }],
  [['2026-11-01', '2026-11-19'], '2026-11-21', { from: '2026-11-01', to: '2026-11-01' }],
  [['2026-01-15', '2026-03-01'], '2026-02-28', { from: '2026-02-01', to: '2026-03-01' }],
  [['2026-01-15', '2026-01-20'], '2027-02-01', { from: '2026-02-01', to: '2026-02-01' }],
  [['2026-01-15', '2026-06-20'], '1970-01-01', { from: '2026-02-01', to: '2026-02-01' }],
] as const)('of the days %j, aggregated until %s, the months are %j', ([first, last], until, months) => {
  const span = { from: beginningOf(first), to: beginningOf(dayAfter(last)) }
  expect(wholeMonths(span, beginningOf(until))).toEqual(months)
})

test('every product of the figures is a game of the reports, and recovers what players owe in the same way', () => {
  const ofProducts = FIGURES.filter(({ product }) => product !== null)
  const recovered = ofProducts.filter(({ product, at }) => product !== at)

  expect(new Set(ofProducts.map(({ product }) => product))).toEqual(new Set(GAME_ACCOUNTS))
  expect(recovered.map(({ kind, product }) => [kind, product])).toEqual(
    GAMES.flatMap(({ recovery_kind, account_id }) => (recovery_kind ? [[recovery_kind, account_id]] : [])),
  )
  expect(GAMES.map(({ group }) => group)).toEqual([...PRODUCTS])
})
