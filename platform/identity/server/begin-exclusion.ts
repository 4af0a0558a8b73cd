import type { Break, BreakBody } from '#identity/contract/player.ts'
import { BREAK_PERIODS, type BreakPeriod } from '#identity/contract/time-out-rules.ts'
import { type Database, type Queryable, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Exclusion } from '#player-admin/contract/staff.ts'
import { requirePassword } from './passwords/require-password.ts'
import { revokeSessions, waitForMoneyVerbs } from './sessions/session.ts'
import { type Caller, requireLiveSession } from './sign-in/authenticate.ts'

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

/** Pauses or ends the player's bonuses: from `from` on the break adds to earlier decisions; null is no end. */
export type PauseBonuses = (
  tx: Transaction,
  begun: { player_id: bigint; kind: Exclusion['kind']; from: Date; to: Date | null },
) => Promise<void>

/**
 * Begins a time-out or a self-exclusion of the player: from the answer on there is no bet, no deposit and no bonus, and
 * every session has ended. The player may log in to withdraw. A longer one may follow; none is ever shortened.
 * @throws Problem invalid_fields, break_is_longer, unauthenticated, too_many_requests, busy
 */
export async function beginExclusion(
  db: Database,
  caller: Pick<Caller, 'player_id' | 'token_hash'>,
  { body, address, pauseBonuses }: { body: BreakBody; address: string; pauseBonuses: PauseBonuses },
): Promise<Exclusion> {
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
    const [before] = await tx<{ excluded_until: Date | null }[]>`
      select case when isfinite(excluded_until) and excluded_until > now() then excluded_until end as excluded_until
      from identity.player where id = ${player_id}`
    // The clock, and not the transaction's beginning: bets that were under way have been waited for.
    await tx`
      with begun as (
        insert into identity.exclusion (player_id, period, begins_at, ends_at)
        select ${player_id}, ${period}, at, at + ${LENGTHS[period]}::interval from clock_timestamp() at returning ends_at
      )
      update identity.player set excluded_until = greatest(excluded_until, begun.ends_at) from begun where id = ${player_id}`
    const current = (await getExclusion(tx, player_id)) as Exclusion
    // The one that stood before would be answered as if this one had begun.
    if (current.period !== period) throw new Problem('break_is_longer')
    const to = current.ends_at === null ? null : new Date(current.ends_at)
    const from = before?.excluded_until ?? new Date(current.begins_at)
    await pauseBonuses(tx, { player_id, kind: current.kind, from, to })
    await revokeSessions(tx, player_id, null)
    return current
  })
}

/** The exclusion that ends last of those under way, or null. */
export async function getExclusion(db: Queryable, player_id: bigint): Promise<Exclusion | null> {
  const [row] = await db<{ kind: Exclusion['kind']; period: BreakPeriod; begins_at: Date; ends_at: Date | null }[]>`
    select kind, period, begins_at, case when isfinite(ends_at) then ends_at end as ends_at from identity.exclusion
    where player_id = ${player_id} and ends_at > now() order by exclusion.ends_at desc, id limit 1`
  if (!row) return null
  return {
    kind: row.kind,
    period: row.period,
    begins_at: row.begins_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  }
}

/** As the player's own screens show it. */
export const serializeBreak = ({ period, begins_at, ends_at }: Exclusion): Break => ({ period, begins_at, ends_at })
