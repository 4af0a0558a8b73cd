import { REQUEST_WAS_SUCCESSFUL } from '#contract/answer.ts'
import type { StatementAnswer, StatementQuery } from '#contract/counter.ts'
import { COUNTER_PAGE_SIZE } from '#contract/counter-rules.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import { playerAccountId } from '../ledger/index.ts'
import type { StaffCaller } from '../operator/index.ts'
import type { Database } from '../platform/database.ts'
import { requirePlayer } from './player.ts'

interface Posting {
  version: bigint
  created_at: Date
  kind: string
  cause_id: string
  amount: Money
  balance_after: Money
}

/** What the books say of one account, newest first; each posting has its place in the chain, so pages have no gap. */
export async function showStatement(
  db: Database,
  staff: StaffCaller,
  { player_id, query }: { player_id: bigint; query: StatementQuery },
): Promise<StatementAnswer> {
  await requirePlayer(db, staff, player_id)
  const account_id = playerAccountId(player_id, query.account ?? 'main')
  const before = query.after ?? null
  const limit = COUNTER_PAGE_SIZE + 1
  const rows = await db<Posting[]>`
    select * from (
      (select debit_version as version, created_at, kind, cause_id, -amount as amount,
              debit_balance_after as balance_after
       from ledger.transfer
       where debit_account_id = ${account_id} and debit_version is not null
         ${before === null ? db`` : db`and debit_version < ${before}`}
       order by debit_version desc limit ${limit})
      union all
      (select credit_version, created_at, kind, cause_id, amount, credit_balance_after
       from ledger.transfer
       where credit_account_id = ${account_id} and credit_version is not null
         ${before === null ? db`` : db`and credit_version < ${before}`}
       order by credit_version desc limit ${limit})
    ) posting order by version desc limit ${limit}`
  const page = rows.slice(0, COUNTER_PAGE_SIZE)
  return {
    status: REQUEST_WAS_SUCCESSFUL,
    message: '',
    data: page.map((row) => ({
      version: String(row.version),
      at: row.created_at.toISOString(),
      kind: row.kind,
      cause_id: row.cause_id,
      amount: writeMoney(row.amount),
      balance_after: writeMoney(row.balance_after),
    })),
    next: rows.length > page.length ? String(page.at(-1)?.version) : null,
  }
}
