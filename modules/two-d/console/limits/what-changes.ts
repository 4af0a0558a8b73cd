import { clockOf } from '#platform/console/figures/time.ts'
import type { TwoDLimitChange } from '#two-d/contract/limits-staff.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { texts } from '../texts.ts'

/** The new values of a change of limits, in one line. */
export function whatChanges({
  odds,
  stake_min,
  stake_max,
  default_number_limit,
  number_limits,
  cutoff_at,
  draws_at,
}: TwoDLimitChange): string {
  const own = Object.entries(number_limits).map(
    ([num, number_limit]) => `${num} ${number_limit === null ? '–' : formatMoney(number_limit)}`,
  )
  return [
    ...(odds === null ? [] : [`${texts.odds} ${odds} ×`]),
    ...(stake_min === null ? [] : [`${texts.stakeMin} ${formatMoney(stake_min)}`]),
    ...(stake_max === null ? [] : [`${texts.stakeMax} ${formatMoney(stake_max)}`]),
    ...(default_number_limit === null ? [] : [`${texts.limitOfAll} ${formatMoney(default_number_limit)}`]),
    ...(cutoff_at === null ? [] : [`${texts.cutoff} ${clockOf(cutoff_at)}`]),
    ...(draws_at === null ? [] : [`${texts.drawn} ${clockOf(draws_at)}`]),
    ...(own.length === 0 ? [] : [`${texts.numberLimit}: ${own.join(', ')}`]),
  ].join('; ')
}
