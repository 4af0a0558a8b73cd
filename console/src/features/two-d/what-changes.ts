import type { TwoDLimitChange } from '#contract/two-d-limit-console.ts'
import { formatMoney } from '#ui/money.tsx'
import { clockOf } from '../../platform/figures/time.ts'
import { texts } from './texts.ts'

/** What a change of limits would change, in one line. */
export function whatChanges({
  odds,
  stake_min,
  stake_max,
  default_break,
  caps,
  closes_at,
  draws_at,
}: TwoDLimitChange): string {
  const own = Object.entries(caps).map(([num, cap]) => `${num} ${cap === null ? '–' : formatMoney(cap)}`)
  return [
    ...(odds === null ? [] : [`${texts.odds} ${odds} ×`]),
    ...(stake_min === null ? [] : [`${texts.stakeMin} ${formatMoney(stake_min)}`]),
    ...(stake_max === null ? [] : [`${texts.stakeMax} ${formatMoney(stake_max)}`]),
    ...(default_break === null ? [] : [`${texts.capOfAll} ${formatMoney(default_break)}`]),
    ...(closes_at === null ? [] : [`${texts.closes} ${clockOf(closes_at)}`]),
    ...(draws_at === null ? [] : [`${texts.drawn} ${clockOf(draws_at)}`]),
    ...(own.length === 0 ? [] : [`${texts.cap}: ${own.join(', ')}`]),
  ].join('; ')
}
