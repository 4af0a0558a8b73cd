import { kyat, writeMoney } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { arrayOf, rowsOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type Draw, setTimes } from '../draw.ts'
import { type LimitsContent, parseAmounts } from './limits-content.ts'

/** In kyat, by number. */
export async function numberLimitsOf(
  tx: Transaction,
  draw_id: number,
  numbers: string[],
): Promise<Record<string, number>> {
  const rows = await tx<{ digits: string; number_limit: bigint }[]>`
    select digits, number_limit from two_d.number_limit
    where draw_id = ${draw_id} and digits = any (${arrayOf(tx, 'text', numbers)}) order by digits`
  return Object.fromEntries(rows.map(({ digits, number_limit }) => [digits, writeMoney(number_limit)]))
}

/** A limit cannot be set below what was taken already: such a number can only be closed. @throws Problem two_d_number_limit_exceeded */
export async function refusePassed(tx: Transaction, draw: Draw, change: LimitsContent): Promise<void> {
  const rows = await tx<{ digits: string }[]>`
    select digits from (${wantedNumberLimits(tx, draw, change)}) wanted where staked > wanted_number_limit order by digits`
  if (rows.length > 0) {
    throw new Problem('two_d_number_limit_exceeded', {
      values: { numbers: rows.map(({ digits }) => digits).join(', ') },
    })
  }
}

/** Each number of the draw with the limit that the change gives it. */
function wantedNumberLimits(tx: Transaction, draw: Draw, change: LimitsContent) {
  const default_number_limit =
    change.default_number_limit === null ? draw.default_number_limit : kyat(change.default_number_limit)
  const own = Object.entries(change.number_limits).map(([digits, number_limit]) => ({
    digits,
    number_limit: number_limit === null ? null : kyat(number_limit),
  }))
  return tx`
    select c.digits, c.staked,
           case when own.digits is null then c.is_own else own.number_limit is not null end as wanted_own,
           case when own.digits is null and c.is_own then c.number_limit else coalesce(own.number_limit, ${default_number_limit}::bigint) end as wanted_number_limit
    from two_d.number_limit c
    left join ${rowsOf(tx, 'own', own, { digits: 'text', number_limit: 'bigint' })} on own.digits = c.digits
    where c.draw_id = ${draw.id}`
}

/** As the audit log names them. */
export const limitsOf = ({ odds, stake_min, stake_max, default_number_limit, cutoff_at, draws_at }: Draw) => ({
  odds,
  stake_min: writeMoney(stake_min),
  stake_max: writeMoney(stake_max),
  default_number_limit: writeMoney(default_number_limit),
  cutoff_at: cutoff_at.toISOString(),
  draws_at: draws_at.toISOString(),
})

export async function applyLimits(tx: Transaction, draw: Draw, change: LimitsContent): Promise<void> {
  const { stake_min, stake_max, default_number_limit } = parseAmounts(change)
  await tx`
    update two_d.number_limit c set number_limit = wanted.wanted_number_limit, is_own = wanted.wanted_own
    from (${wantedNumberLimits(tx, draw, change)}) wanted where c.draw_id = ${draw.id} and c.digits = wanted.digits`
  await tx`
    update two_d.draw set
      odds = coalesce(${change.odds}::smallint, odds), stake_min = coalesce(${stake_min}::bigint, stake_min),
      stake_max = coalesce(${stake_max}::bigint, stake_max),
      default_number_limit = coalesce(${default_number_limit}::bigint, default_number_limit)
    where id = ${draw.id}`
  const { cutoff_at, draws_at } = change
  if (cutoff_at !== null && draws_at !== null) {
    await setTimes(tx, draw.id, { cutoff_at: new Date(cutoff_at), draws_at: new Date(draws_at) })
  }
}
