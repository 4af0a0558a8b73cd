import { COMPARED_DAYS_MAX, COMPARED_ENTRIES_MAX } from '#cashier/contract/account-rules.ts'
import type { AccountEntry, Comparison } from '#cashier/contract/account-statements.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type StaffCaller, serializeStaff } from '#staff/server/index.ts'
import { ownAccounts } from '../list-accounts.ts'
import { heldAtEndOf } from '../movements/balance.ts'
import { nameOf } from '../movements/movement.ts'
import { matchLines } from './compare.ts'
import { writeLine } from './line.ts'
import type { StatementLine } from './parse-lines.ts'
import { matchWaiting, waitingDeposits } from './waiting-deposits.ts'

interface ComparisonQuery {
  account_id: number
  day: string
}

/** An account's balance in the ledger beside the bank's, and what of the two does not match. @throws Problem not_found */
export async function getComparison(db: Database, staff: StaffCaller, requested: ComparisonQuery): Promise<Comparison> {
  const account = await accountOn(db, staff, requested)
  const { day, from } = account
  const [entries, lines, waiting] = await Promise.all([
    entriesOf(db, { ...requested, from }),
    account.statement_id === null ? [] : linesOf(db, account.statement_id),
    account.statement_id === null ? [] : waitingDeposits(db, staff, requested.account_id),
  ])
  const shown = entries.slice(0, COMPARED_ENTRIES_MAX)
  const matches = matchLines(shown, lines)
  const of_waiting = matchWaiting(waiting, matches.lines_without_entry)
  const write = (entry: Entry) => writeEntry(entry, staff)
  return {
    account: { id: requested.account_id, name: account.name },
    day,
    from,
    ledger_balance: writeMoney(account.held),
    statement: writeStatement(account, staff, lines.length),
    difference: account.stated === null ? null : writeMoney(account.stated - account.held),
    entries: shown.map(write),
    is_cut: entries.length > COMPARED_ENTRIES_MAX,
    matched: matches.matches.length,
    amounts_differ: matches.amounts_differ.map(({ entry, line }) => ({ entry: write(entry), line: writeLine(line) })),
    // Without lines nothing can be missing on them.
    entries_without_line: lines.length === 0 ? [] : matches.entries_without_line.map(write),
    lines_without_entry: of_waiting.other_lines.map(writeLine),
    lines_of_waiting: of_waiting.pairs,
  }
}

interface AccountRow {
  name: string
  day: string
  from: string
  held: Money
  statement_id: string | null
  stated: Money | null
  entered_by: bigint | null
  enterer: string | null
  entered_at: Date | null
}

async function accountOn(db: Queryable, staff: StaffCaller, { account_id, day }: ComparisonQuery): Promise<AccountRow> {
  const at = db`${day}::text::date`
  const [row] = await db<AccountRow[]>`
    select ${nameOf(db, db`a`, db`t`)} as name, (${at})::text as day,
           greatest(coalesce(least(before.day + 1, ${at}), ${at}), ${at} - ${COMPARED_DAYS_MAX - 1}::integer)::text as from,
           ${heldAtEndOf(db, at)} as held, s.id as statement_id, s.balance as stated, s.entered_by,
           staff.user_name as enterer, s.entered_at
    from cashier.payment_account a
    join cashier.payment_type t on t.id = a.payment_type_id
    join ledger.account l on l.id = 2000000000000000 + a.id
    left join lateral (
      select * from cashier.statement where account_id = a.id and day = ${at} order by number desc limit 1
    ) s on true
    left join lateral (select max(day) as day from cashier.statement where account_id = a.id and day < ${at}) before on true
    left join staff.staff staff on staff.id = s.entered_by
    where a.id = ${account_id} and ${ownAccounts(db, staff)}`
  if (!row) throw new Problem('not_found')
  return row
}

interface Entry {
  cause_id: string
  kind: string
  at: Date
  day: string
  amount: Money
  number: bigint | null
  reference: string | null
  ending: string | null
  checked_by: bigint | null
  checker: string | null
}

/** The postings on the account, with the reference that the bank's statement should have. */
function entriesOf(db: Queryable, { account_id, from, day }: ComparisonQuery & { from: string }): Promise<Entry[]> {
  return db<Entry[]>`
    select p.cause_id, p.kind, p.created_at as at, (p.created_at at time zone 'Asia/Yangon')::date::text as day,
           -p.amount as amount, coalesce(r.number, m.number) as number,
           coalesce(r.payout_transaction_id, r.transaction_id, r.refrence_no, m.transaction_id, g.transaction_id) as reference,
           r.refrence_no as ending,
           c.checked_by, s.user_name as checker
    from ledger.posting p
    left join cashier.request r on r.id = p.cause_id
    left join cashier.account_movement m on m.id = p.cause_id
    left join cashier.agent_payout g on g.id = p.cause_id
    left join cashier.checked_entry c on c.account_id = ${account_id} and c.cause_id = p.cause_id
    left join staff.staff s on s.id = c.checked_by
    where p.account_id = 2000000000000000 + ${account_id}::integer
      and p.created_at >= ${from}::text::date::timestamp at time zone 'Asia/Yangon'
      and p.created_at < (${day}::text::date + 1)::timestamp at time zone 'Asia/Yangon'
    order by p.account_version limit ${COMPARED_ENTRIES_MAX + 1}`
}

export function linesOf(db: Queryable, statement_id: string): Promise<StatementLine[]> {
  return db<StatementLine[]>`
    select transaction_id, amount, day::text, to_char(time, 'HH24:MI') as time from cashier.statement_line
    where statement_id = ${statement_id} order by place`
}

function writeStatement(row: AccountRow, staff: StaffCaller, lines: number): Comparison['statement'] {
  const { statement_id, stated, entered_by, enterer, entered_at } = row
  if (statement_id === null || stated === null || entered_by === null || entered_at === null) return null
  return {
    id: statement_id,
    balance: writeMoney(stated),
    entered_by: serializeStaff(entered_by, enterer, staff),
    entered_at: entered_at.toISOString(),
    lines,
  }
}

function writeEntry(entry: Entry, staff: StaffCaller): AccountEntry {
  const { cause_id, kind, reference } = entry
  return {
    cause_id,
    kind,
    at: entry.at.toISOString(),
    amount: writeMoney(entry.amount),
    number: entry.number === null ? null : Number(entry.number),
    reference,
    checked_by: serializeStaff(entry.checked_by, entry.checker, staff),
  }
}
