import type { ApprovalRequest } from '#approval/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { TwoDLimitChange } from '#two-d/contract/limits-staff.ts'
import type { Draw } from '../draw.ts'

/** The values that a change sets on a draw, amounts in kyat; null for a value that stays. */
export type LimitsContent = Pick<
  TwoDLimitChange,
  'draw_id' | 'odds' | 'stake_min' | 'stake_max' | 'default_number_limit' | 'number_limits' | 'cutoff_at' | 'draws_at'
>
export type LimitsRequest = ApprovalRequest<LimitsContent>

/** The same without what stays. */
export const wantedOf = ({
  odds,
  stake_min,
  stake_max,
  default_number_limit,
  number_limits,
  cutoff_at,
  draws_at,
}: LimitsContent) => ({
  ...(odds !== null && { odds }),
  ...(stake_min !== null && { stake_min }),
  ...(stake_max !== null && { stake_max }),
  ...(default_number_limit !== null && { default_number_limit }),
  ...(Object.keys(number_limits).length > 0 && { number_limits }),
  ...(cutoff_at !== null && { cutoff_at, draws_at }),
})

/** In 1/10000 kyat; null for what stays. */
export function parseAmounts(
  wanted: Partial<Record<'stake_min' | 'stake_max' | 'default_number_limit', number | null>>,
) {
  const parse = (amount: number | null = null) => (amount === null ? null : kyat(amount))
  return {
    stake_min: parse(wanted.stake_min),
    stake_max: parse(wanted.stake_max),
    default_number_limit: parse(wanted.default_number_limit),
  }
}

/** @throws Problem not_found, two_d_draw_in_other_state */
export function refuseUnlessOpen(draw: Draw | null): asserts draw is Draw {
  if (!draw) throw new Problem('not_found')
  if (!draw.is_open) throw new Problem('two_d_draw_in_other_state', { values: { status: draw.status } })
}
