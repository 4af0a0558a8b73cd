import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { TwoDDrawLedger } from '#two-d/contract/limits-staff.ts'

interface LedgerRow {
  kind: string
  count: bigint
  amount: Money
  /** Credits less debits of the game's account. */
  income: Money
  /** Credits less debits of the open stakes. */
  open: Money
}

/** The stakes stand there once, as they were taken. */
const MOVED_ON = ['two_d_settled', 'two_d_reopened']

interface Settlement {
  version: number
  paid_count: number
  paid_amount: Money
  queued_at: Date
  finished_at: Date | null
}

/**
 * The transfers of a draw in the ledger, summed by kind, and the progress of its payment. A recovery out of a prize is not of
 * this draw: it counted where the receivable began.
 */
export async function getDrawLedger(db: Database, draw_id: number): Promise<TwoDDrawLedger> {
  const [rows, [settlement]] = await Promise.all([
    db<LedgerRow[]>`
      select t.kind, count(*) as count,
             sum(case when t.kind in ('two_d_prize', 'two_d_refund') then -t.amount else t.amount end)::bigint as amount,
             sum(case when t.credit_account_id = 220 then t.amount when t.debit_account_id = 220 then -t.amount else 0 end)::bigint
               as income,
             sum(case when t.kind in ('two_d_stake', 'two_d_reopened') and t.credit_account_id <> 220 then t.amount
                      when t.kind in ('two_d_settled', 'two_d_refund') and t.debit_account_id <> 220 then -t.amount
                      else 0 end)::bigint as open
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
  const sumOf = (of: 'income' | 'open') => rows.reduce((sum, row) => sum + row[of], 0n)
  return {
    rows: rows
      .filter(({ kind }) => !MOVED_ON.includes(kind))
      .map(({ kind, count, amount }) => ({ kind, count: Number(count), amount: writeMoney(amount) })),
    ggr: writeMoney(sumOf('income')),
    open_stakes: writeMoney(sumOf('open')),
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
