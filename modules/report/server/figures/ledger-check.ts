import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { Check } from '#report/contract/staff.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { membership } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import { AGENT_COMMISSIONS, BONUSES, CORRECTIONS, GAME_ACCOUNTS, PLAYER_RECEIVABLES, RECOVERY_KINDS } from '../rules.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Span } from '../span.ts'

interface LedgerSum {
  span: Span
  /** SQL on `t`: the signed amount of a row, and the condition for the rows that count. */
  amount: Fragment
  where: Fragment
}

/** A figure beside the same one from the ledger's own rows, where the caller asks for a recount. */
export async function checkAgainstLedger(
  { tx, is_recount }: Pick<Snapshot, 'tx' | 'is_recount'>,
  staff: StaffCaller,
  report: Money,
  request: LedgerSum,
): Promise<Check | null> {
  if (!is_recount) return null
  const { transfers, amount } = await sumOfLedger(tx, staff, request)
  return serializeCheck(report, amount, Number(transfers))
}

/** Of the players whom the caller may see. */
export async function sumOfLedger(
  db: Queryable,
  staff: StaffCaller,
  { span, amount, where }: LedgerSum,
): Promise<{ transfers: bigint; amount: Money }> {
  const scope = scopeOf(staff)
  const [row] = await db<{ transfers: bigint; amount: Money }[]>`
    select count(*) as transfers, coalesce(sum(${amount}), 0)::bigint as amount
    from ledger.transfer t
    ${scope === null ? db`` : db`left join ${membership(db)}`}
    where t.created_at >= ${span.from} and t.created_at < ${span.to} and ${where}
      ${scope === null ? db`` : db`and coalesce(m.agent_id, report.agent_of(t.debit_account_id, t.credit_account_id)) ${oneOf(db, scope)}`}`
  return row ?? { transfers: 0n, amount: 0n }
}

export const serializeCheck = (report: Money, ledger: Money, transfers: number): Check => ({
  transfers,
  report: writeMoney(report),
  ledger: writeMoney(ledger),
  is_equal: report === ledger,
})

/**
 * NGR by accounts alone, whatever the kinds of transfers: what the accounts of games, bonuses, commissions and
 * corrections gained, without what players came to owe, and with what they paid back of it.
 */
export function ngrOfLedger(db: Queryable): Pick<LedgerSum, 'amount' | 'where'> {
  const accounts = oneOf(db, [...GAME_ACCOUNTS, AGENT_COMMISSIONS, BONUSES, CORRECTIONS])
  const back = db`t.credit_account_id = ${PLAYER_RECEIVABLES} and t.kind ${oneOf(db, RECOVERY_KINDS)}`
  return {
    amount: db`case when t.credit_account_id ${accounts} or ${back} then t.amount else -t.amount end`,
    where: db`(t.credit_account_id ${accounts} and t.debit_account_id <> ${PLAYER_RECEIVABLES}
               or t.debit_account_id ${accounts} or ${back})`,
  }
}
