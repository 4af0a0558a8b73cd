import { type Money, writeMoney } from '#contract/money.ts'
import type { TwoDDrawLedger } from '#contract/two-d-limit-console.ts'
import type { Database } from '../../platform/database/database.ts'

interface Settlement {
  version: number
  paid_count: number
  paid_amount: Money
  queued_at: Date
  finished_at: Date | null
}

/**
 * What a draw moved, as the books have it, and how far its payment has come. What was kept of a prize for a debt is
 * no matter of the draw: it counted where the debt began.
 */
export async function showDrawLedger(db: Database, draw_id: number): Promise<TwoDDrawLedger> {
  const [rows, [settlement]] = await Promise.all([
    db<{ kind: string; count: bigint; amount: Money }[]>`
      select t.kind, count(*) as count,
             sum(case when t.kind in ('two_d_prize', 'two_d_refund') then -t.amount else t.amount end)::bigint as amount
      from (
        select id from two_d.slip where draw_id = ${draw_id}
        union all
        select id from two_d.prize where draw_id = ${draw_id}
      ) cause
      join ledger.transfer t on t.cause_id = cause.id and t.kind like 'two_d_%' and t.kind <> 'two_d_repaid'
      group by t.kind order by t.kind`,
    db<Settlement[]>`
      select version::integer as version, paid_count, paid_amount, queued_at, finished_at from two_d.settlement
      where draw_id = ${draw_id}`,
  ])
  return {
    rows: rows.map(({ kind, count, amount }) => ({ kind, count: Number(count), amount: writeMoney(amount) })),
    net: writeMoney(rows.reduce((sum, { amount }) => sum + amount, 0n)),
    settlement: settlement
      ? {
          version: settlement.version,
          paid_count: settlement.paid_count,
          paid_amount: writeMoney(settlement.paid_amount),
          queued_at: settlement.queued_at.toISOString(),
          finished_at: settlement.finished_at?.toISOString() ?? null,
        }
      : null,
  }
}
