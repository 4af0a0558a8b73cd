import { COMPARED_ENTRIES_MAX } from '#cashier/contract/account-rules.ts'
import type { Comparison } from '#cashier/contract/account-statements.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { withinScope } from '../../review/queue/queue-row.ts'
import { type Compared, matchLines } from './compare.ts'
import { writeLine } from './line.ts'
import type { StatementLine } from './parse-lines.ts'

interface WaitingRow extends Compared {
  id: string
  number: bigint
  amount: Money
  user_name: string
  created_at: Date
}

/** Deposits to an account that wait for a decision, the oldest first. */
export function waitingDeposits(db: Queryable, staff: StaffCaller, account_id: number): Promise<WaitingRow[]> {
  return db<WaitingRow[]>`
    select r.id, r.number, r.amount, coalesce(r.transaction_id, r.refrence_no) as reference, r.refrence_no as ending,
           (r.created_at at time zone 'Asia/Yangon')::date::text as day, p.user_name, r.created_at
    from cashier.request r join identity.player p on p.id = r.player_id
    where r.direction = 'deposit' and r.status = 'pending' and r.payment_account_id = ${account_id}
      and ${withinScope(db, staff)}
    order by r.number limit ${COMPARED_ENTRIES_MAX}`
}

/** Lines that no entry of the ledger bears out, with the deposits that wait for their decision. */
export function matchWaiting(waiting: WaitingRow[], lines: StatementLine[]) {
  const pairs: Comparison['lines_of_waiting'] = []
  const { amounts_differ, matches, lines_without_entry } = matchLines(waiting, lines)
  for (const { entry, line } of [...matches, ...amounts_differ])
    pairs.push({ request: writeWaiting(entry), line: writeLine(line) })
  return { pairs, other_lines: lines_without_entry }
}

const writeWaiting = ({ id, number, amount, user_name, created_at }: WaitingRow) => ({
  id,
  number: Number(number),
  amount: writeMoney(amount),
  player: user_name,
  created_at: created_at.toISOString(),
})
