import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { csvLine } from '../platform/csv-line.ts'
import { linesOf } from './closing.ts'
import { digitBetTheory, judge } from './rules.ts'

describe('what came back', () => {
  test('of a thousand fair coins at 1.9 is judged by their own chance', () => {
    const theory = digitBetTheory('big', 190)
    // A thousand stakes of 1: the returns stray by 1.9 × √(1000 × ¼) = 30.
    const played = (returned: bigint) => judge({ staked: 1_000n, squares: 1_000, returned }, theory)

    expect(played(950n)).toEqual({ theory_percent: 95, z: 0, is_alarm: false })
    expect(played(950n + 90n)).toMatchObject({ z: expect.closeTo(2.996, 2), is_alarm: false })
    expect(played(950n - 130n)).toMatchObject({ z: expect.closeTo(-4.327, 2), is_alarm: true })
  })

  test('is no alarm where nobody knows what it should be', () => {
    expect(judge({ staked: 1n, squares: 1, returned: 1_000n }, digitBetTheory('unheard of', 1))).toEqual({
      theory_percent: null,
      z: null,
      is_alarm: false,
    })
  })

  test('of a fair game strays beyond the alarm in none of three hundred days', () => {
    const theory = digitBetTheory('digit', 950)
    const alarms = Array.from({ length: 300 }, (_, day) => {
      const won = rollsOf(day).filter((roll) => roll === 7).length
      return judge({ staked: 5_000n, squares: 50_000, returned: BigInt(won) * 95n }, theory)
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
  [['a,b', 'say "x"', 'two\nlines', -5], '"a,b","say ""x""","two\nlines",-5\r\n'],
])('a line of a file keeps %j what it is', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

test('an account that rests keeps what it had, and one that is new begins with nothing', () => {
  const opened = new Map([
    [500n, -10n],
    [200n, 4n],
  ])
  expect(
    linesOf(opened, [
      { account_end: 200n, came_in: 3n, went_out: 1n },
      { account_end: 1n, came_in: 5n, went_out: 0n },
    ]),
  ).toEqual([
    { account_end: 500n, opening: -10n, came_in: 0n, went_out: 0n, closing: -10n },
    { account_end: 200n, opening: 4n, came_in: 3n, went_out: 1n, closing: 6n },
    { account_end: 1n, opening: 0n, came_in: 5n, went_out: 0n, closing: 5n },
  ])
})
