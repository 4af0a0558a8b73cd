import type { TwoDCapacity } from '#two-d/contract/player.ts'
import type { Stakes } from '../../rules/numbers.ts'

/** How full a number is, as the legend has it. */
export type Band = 'open' | 'mid' | 'high' | 'full'

export interface NumberCapacity {
  /** The share of the number limit that the stakes have used, in whole percent. */
  percent: number
  band: Band
  /** Kyat that it still takes, of all players together. */
  remaining: number
}

const MID_FROM = 50
const HIGH_ABOVE = 90

export function capacitiesOf({ two_digits, stake_min }: TwoDCapacity): ReadonlyMap<string, NumberCapacity> {
  return new Map(
    two_digits.map(({ two_digit, over_all_remaining, is_closed, number_limit }) => {
      const taken = number_limit > 0 ? ((number_limit - over_all_remaining) * 100) / number_limit : 100
      const percent = Math.min(100, Math.max(0, Math.floor(taken)))
      const is_full = is_closed || over_all_remaining < stake_min
      const band = is_full ? 'full' : taken > HIGH_ABOVE ? 'high' : taken >= MID_FROM ? 'mid' : 'open'
      return [two_digit, { percent, band, remaining: is_closed ? 0 : over_all_remaining }]
    }),
  )
}

/** Parts stakes that a list or a set would bring into those that the numbers still take, and numbers that are left out. */
export function splitByCapacity(
  stakes: Stakes,
  capacities: ReadonlyMap<string, NumberCapacity>,
): { fits: Stakes; left_out: string[] } {
  const hasCapacity = ([num, stake]: [string, number]) => {
    const capacity = capacities.get(num)
    return capacity === undefined || (capacity.band !== 'full' && capacity.remaining >= stake)
  }
  return {
    fits: new Map([...stakes].filter(hasCapacity)),
    left_out: [...stakes].filter((line) => !hasCapacity(line)).map(([num]) => num),
  }
}
