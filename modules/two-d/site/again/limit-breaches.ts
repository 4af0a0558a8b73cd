import type { TwoDCapacity } from '#two-d/contract/player.ts'
import type { OverLimit } from '../confirm/parse-placed.ts'
import type { Stakes } from '../rules/numbers.ts'

/** A row that its draw does not take as it is. */
export interface LimitBreach extends OverLimit {
  /** The draw's limit of a stake (`at_least`, `at_most`), or what is left of the number (`left`). */
  why: 'closed' | 'full' | 'left' | 'at_least' | 'at_most'
}

type Limits = Pick<TwoDCapacity, 'stake_min' | 'stake_max' | 'two_digits'>

/** The rows of a draft that the draw would refuse now. `own_limits`: kyat that each number still takes of the player. */
export function limitBreachesOf(
  stakes: Stakes,
  draw: Limits,
  own_limits: ReadonlyMap<string, number> | null,
): LimitBreach[] {
  const rows = new Map(draw.two_digits.map((row) => [row.two_digit, row]))
  return [...stakes].flatMap(([num, stake]): LimitBreach[] => {
    const row = rows.get(num)
    if (row?.is_closed) return [{ num, why: 'closed', remaining: 0 }]
    const of_all = row?.over_all_remaining ?? Number.POSITIVE_INFINITY
    if (of_all < draw.stake_min) return [{ num, why: 'full', remaining: 0 }]
    if (stake < draw.stake_min) return [{ num, why: 'at_least', remaining: null }]
    const left = Math.min(of_all, own_limits?.get(num) ?? Number.POSITIVE_INFINITY)
    if (stake > left && left < draw.stake_max) return [{ num, why: 'left', remaining: left }]
    return stake > draw.stake_max ? [{ num, why: 'at_most', remaining: draw.stake_max }] : []
  })
}
