import { REFERENCE_DIGITS } from '#cashier/contract/rules.ts'
import type { RequestDetail } from '#cashier/contract/staff.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { writeLine } from './line.ts'
import type { StatementLine } from './parse-lines.ts'

/** The fields of a deposit by which the statements of its account are searched. */
interface SoughtDeposit {
  id: string
  payment_account_id: number | null
  amount: Money
  transaction_id: string | null
  refrence_no: string | null
  created_at: Date
}

/** A deposit that was paid on one day is on the statement of that day, of the day before or of a day after. */
const DAYS_BEFORE = 1
const DAYS_AFTER = 3
/** A player sends the form soon after the payment. */
const MINUTES_BEFORE = 60
const MINUTES_AFTER = 10

/**
 * The answer of the newest statements of its account about a deposit. A line counts whenever it was
 * entered; that there is none is said only by a statement that was entered after the request. Null where nothing can be said.
 */
export async function getStatementCheck(
  db: Queryable,
  sought: SoughtDeposit,
): Promise<RequestDetail['checks']['statement']> {
  if (sought.payment_account_id === null || sought.refrence_no === null) return null
  const [entered, [line]] = await Promise.all([lastEntered(db, sought), bestLine(db, sought)])
  if (!line) return entered && { match: 'not_found', line: null, entered_at: entered.toISOString() }
  const match = !line.is_same_transaction ? 'same_amount' : line.amount === sought.amount ? 'found' : 'amount_differs'
  return { match, line: writeLine(line), entered_at: line.entered_at.toISOString() }
}

/** Of each day the statement that counts. */
const statementsNear = (db: Queryable, { payment_account_id, created_at }: SoughtDeposit) => db`
  select distinct on (day) id, day, entered_at from cashier.statement
  where account_id = ${payment_account_id}
    and day between (${created_at}::timestamptz at time zone 'Asia/Yangon')::date - ${DAYS_BEFORE}::integer
      and (${created_at}::timestamptz at time zone 'Asia/Yangon')::date + ${DAYS_AFTER}::integer
  order by day, number desc`

/** When a statement with lines was entered that may have the payment: one of its day or later, after the request. */
async function lastEntered(db: Queryable, sought: SoughtDeposit): Promise<Date | null> {
  const [row] = await db<{ entered_at: Date | null }[]>`
    select max(s.entered_at) as entered_at from (${statementsNear(db, sought)}) s
    where s.entered_at > ${sought.created_at}::timestamptz
      and s.day >= (${sought.created_at}::timestamptz at time zone 'Asia/Yangon')::date
      and exists (select from cashier.statement_line where statement_id = s.id)`
  return row?.entered_at ?? null
}

/** Its own transaction first, with its amount before another; else one of its amount and time that is nobody else's. */
function bestLine(db: Queryable, sought: SoughtDeposit) {
  const { id, payment_account_id, amount, transaction_id, refrence_no, created_at } = sought
  return db<(StatementLine & { is_same_transaction: boolean; entered_at: Date })[]>`
    with candidate as (
      select l.*, s.entered_at, l.transaction_id = ${transaction_id}::text or right(l.transaction_id, ${REFERENCE_DIGITS}::integer) = ${refrence_no}::text
               as is_same_transaction,
             ${created_at}::timestamptz at time zone 'Asia/Yangon' as asked
      from (${statementsNear(db, sought)}) s join cashier.statement_line l on l.statement_id = s.id
      where l.amount > 0
    )
    select transaction_id, amount, day::text, to_char(time, 'HH24:MI') as time, coalesce(is_same_transaction, false) as is_same_transaction,
           entered_at
    from candidate c
    where is_same_transaction or (
      amount = ${amount}
      and case when time is null then day = asked::date else day + time between
        asked - make_interval(mins => ${MINUTES_BEFORE}::integer) and asked + make_interval(mins => ${MINUTES_AFTER}::integer) end
      and not exists (
        select from cashier.request o
        where o.refrence_no = right(c.transaction_id, ${REFERENCE_DIGITS}::integer) and o.id <> ${id}
          and o.direction = 'deposit' and o.payment_account_id = ${payment_account_id} and o.amount = c.amount
      )
    )
    order by coalesce(is_same_transaction, false) desc, amount = ${amount} desc, day desc, place limit 1`
}
