import { BREAK_PERIODS, type BreakPeriod } from '#contract/break-rules.ts'
import type { Break, BreakBody } from '#contract/identity.ts'
import { type Database, type Queryable, transaction } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { type Caller, requireLiveSession } from './authenticate.ts'
import { requirePassword } from './require-password.ts'
import { revokeSessions, waitForMoneyVerbs } from './session.ts'

/** As PostgreSQL counts them: a month is a month of the calendar. */
const LENGTHS: Record<BreakPeriod, string> = {
  day: '1 day',
  week: '7 days',
  month: '1 month',
  quarter: '3 months',
  half_year: '6 months',
  year: '1 year',
  five_years: '5 years',
  for_good: 'infinity',
}

/**
 * Stops the player by his own wish: from the answer on no bet, no deposit and no bonus is his, and every session has
 * ended. He may log in to take his money out. One that is longer may follow; none is ever shortened.
 * @throws Problem invalid_fields, break_is_longer, unauthenticated, too_many_requests, busy
 */
export async function takeBreak(
  db: Database,
  caller: Pick<Caller, 'player_id' | 'token_hash'>,
  { body, address }: { body: BreakBody; address: string },
): Promise<Break> {
  const { player_id, token_hash } = caller
  const period = BREAK_PERIODS.find((one) => one === body.period)
  const password = body.password ?? ''
  if (!period || password === '') {
    const fields = {
      ...(!period && { period: body.period ? ('invalid' as const) : ('required' as const) }),
      ...(password === '' && { password: 'required' as const }),
    }
    throw new Problem('invalid_fields', { fields })
  }
  await requirePassword(db, caller, { password, address })
  return transaction(db, async (tx) => {
    await waitForMoneyVerbs(tx, player_id)
    await requireLiveSession(tx, token_hash)
    // The clock, and not the transaction's beginning: bets that were under way have been waited for.
    await tx`
      with begun as (
        insert into identity.break (player_id, period, begins_at, ends_at)
        select ${player_id}, ${period}, at, at + ${LENGTHS[period]}::interval from clock_timestamp() at returning ends_at
      )
      update identity.player set break_until = greatest(break_until, begun.ends_at) from begun where id = ${player_id}`
    const stands = (await currentBreak(tx, player_id)) as Break
    // The one that stood before would be answered as if this one had begun.
    if (stands.period !== period) throw new Problem('break_is_longer')
    await revokeSessions(tx, player_id, null)
    return stands
  })
}

/** Of those that he has begun the one that ends last, or null when he may play. */
export async function currentBreak(db: Queryable, player_id: bigint): Promise<Break | null> {
  const [row] = await db<{ period: BreakPeriod; begins_at: Date; ends_at: Date | null }[]>`
    select period, begins_at, case when isfinite(ends_at) then ends_at end as ends_at from identity.break
    where player_id = ${player_id} and break.ends_at > now() order by break.ends_at desc, id limit 1`
  if (!row) return null
  return {
    period: row.period,
    begins_at: row.begins_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  }
}
