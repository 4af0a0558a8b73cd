import { isDeepStrictEqual } from 'node:util'
import type { Comparison, StatementBody } from '#cashier/contract/account-statements.ts'
import { type Money, parseMoney, writeMoney } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { parseText } from '../../rules.ts'
import { getComparison, linesOf } from './get-comparison.ts'
import { parseLines, type StatementLine } from './parse-lines.ts'

const DECIMALS = 2

interface StatementEntry {
  id: string
  account_id: number
  day: string
  balance: Money
  lines: StatementLine[]
}

/**
 * Writes down what the bank says of an account at the end of a day, and answers the comparison. Nothing moves. A later
 * statement for the same day counts instead; the same id is entered once.
 * @throws Problem invalid_fields, not_permitted, not_found, idempotency_key_reused
 */
export async function enterStatement(
  db: Database,
  staff: StaffCaller,
  { account_id, body }: { account_id: number; body: StatementBody },
): Promise<Comparison> {
  const lines = body.lines ? parseLines(body.lines, body.columns) : []
  const balance = parseSigned(body.balance)
  const is_fault = !Array.isArray(lines)
  refuseFields(
    {
      balance: balance === null ? 'amount_invalid' : null,
      lines: is_fault ? lines.fault : null,
      day: (await hasBegun(db, body.day)) ? null : 'statement_day_invalid',
    },
    is_fault ? lines.values : {},
  )
  if (balance === null || is_fault) throw new Error('a statement with faults was let through')
  if (scopeOf(staff) !== null) throw new Problem('not_permitted')
  await transaction(db, (tx) => writeDown(tx, staff, { id: body.id, account_id, day: body.day, balance, lines }))
  return getComparison(db, staff, { account_id, day: body.day })
}

/** An account that may be overdrawn has a statement that says so. */
function parseSigned(written: unknown): Money | null {
  const [, sign, digits] =
    /^([-−]?)(.*)$/.exec(typeof written === 'number' ? String(written) : parseText(written)) ?? []
  const amount = parseMoney(digits, DECIMALS)
  return amount === null || sign === '' ? amount : -amount
}

async function hasBegun(db: Database, day: string): Promise<boolean> {
  const [row] = await db<{ has_begun: boolean }[]>`
    select ${day}::text::date <= (now() at time zone 'Asia/Yangon')::date as has_begun`
  return row?.has_begun ?? false
}

async function writeDown(tx: Transaction, staff: StaffCaller, entered: StatementEntry): Promise<void> {
  const { id, account_id, day, balance, lines } = entered
  const [account] = await tx`select from cashier.payment_account where id = ${account_id} for no key update`
  if (!account) throw new Problem('not_found')
  if (await wasEntered(tx, entered)) return
  const written = await tx`
    insert into cashier.statement (id, account_id, day, balance, entered_by)
    values (${id}, ${account_id}, ${day}::text::date, ${balance}, ${staff.staff_id})
    on conflict (id) do nothing returning id`
  if (written.length === 0) throw new Problem('idempotency_key_reused')
  const placed = lines.map((line, before) => ({ ...line, place: before + 1 }))
  await tx`
    insert into cashier.statement_line (statement_id, place, transaction_id, amount, day, time)
    select ${id}::uuid, place, transaction_id, amount, day, time::time
    from ${rowsOf(tx, 'l', placed, {
      transaction_id: 'text',
      amount: 'bigint',
      day: 'date',
      time: 'text',
      place: 'integer',
    })}`
  await recordAudit(tx, {
    staff,
    action: 'payment_accounts.enter_statement',
    object: `payment_account:${account_id}`,
    after: { day, balance: writeMoney(balance), lines: lines.length },
  })
}

async function wasEntered(tx: Transaction, { id, account_id, day, balance, lines }: StatementEntry): Promise<boolean> {
  const [earlier] = await tx<{ is_same: boolean }[]>`
    select s.account_id = ${account_id} and s.day = ${day}::text::date and s.balance = ${balance} as is_same
    from cashier.statement s where s.id = ${id}`
  if (!earlier) return false
  if (!earlier.is_same || !isDeepStrictEqual(contentOf(await linesOf(tx, id)), contentOf(lines)))
    throw new Problem('idempotency_key_reused')
  return true
}

const contentOf = (lines: StatementLine[]) =>
  lines.map((line) => [line.transaction_id, line.amount, line.day, line.time])
