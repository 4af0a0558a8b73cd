import { QUEUE_PAGE_SIZE, REFERENCE_DIGITS } from '#contract/cashier/rules.ts'
import type { QueueAnswer, QueueQuery, QueueStatus, QueueSummary } from '#contract/cashier/staff.ts'
import { kyat, type Money, writeMoney } from '#contract/shared/money.ts'
import { parsePhone } from '../../../identity/index.ts'
import type { Database } from '../../../platform/database/database.ts'
import { pageOf, success } from '../../../platform/http/answers/answers.ts'
import type { StaffCaller } from '../../../staff/index.ts'
import { staffTypes } from '../../payment-accounts/payment.ts'
import { type Direction, parseDigits, type Status } from '../../rules.ts'
import { getSetting } from '../../setting.ts'
import { staffRows, withinScope, writeQueueRow } from './queue-row.ts'

const STATUS: Record<QueueStatus, Status> = { waiting: 'pending', approved: 'approved', rejected: 'rejected' }
/** Anyone who types the beginning of a name that more people bear has to type more of it. */
const PLAYERS_FOUND_MAX = 200
const AMOUNT_DIGITS_MAX = 12
/** Behind every letter that a name can go on with. */
const LAST_LETTER = '\u{10ffff}'

interface QueuePage {
  direction: Direction
  query: QueueQuery
}

/** One page of a queue: those waiting oldest first, the decided ones newest first. */
export async function getQueue(
  db: Database,
  staff: StaffCaller,
  { direction, query }: QueuePage,
): Promise<QueueAnswer> {
  const status = STATUS[query.status ?? 'waiting']
  const order = status === 'pending' ? 'oldest_first' : 'newest_first'
  const setting = await getSetting(db)
  const where = db`
    r.direction = ${direction} and r.status = ${status} and ${withinScope(db, staff)}
    ${query.payment_type === undefined ? db`` : db`and r.payment_type_id = ${Number(query.payment_type)}`}
    ${query.after === undefined ? db`` : db`and r.number ${order === 'oldest_first' ? db`>` : db`<`} ${query.after}`}
    ${query.q === undefined || query.q.trim() === '' ? db`` : db`and r.number in (${found(db, direction, query.q.trim())})`}`
  const [rows, summary, payment_types] = await Promise.all([
    staffRows(db, { setting, where, order, limit: QUEUE_PAGE_SIZE + 1 }),
    getSummary(db, staff, direction),
    staffTypes(db),
  ])
  const { page, next } = pageOf(rows, QUEUE_PAGE_SIZE, ({ number }) => number)
  return { ...success(page.map((row) => writeQueueRow(row, staff, setting))), next, summary, payment_types }
}

/** The numbers of the requests that a search may mean; each way to find one has its own index. */
function found(db: Database, direction: Direction, text: string) {
  const digits = parseDigits(text).replaceAll(',', '')
  const id = digits.toUpperCase()
  const number = /^[0-9]{1,12}$/.test(digits) ? digits : null
  const amount = number !== null && number.length <= AMOUNT_DIGITS_MAX ? kyat(Number(number)) : null
  const beginning = db`lower(${text}::text)`
  return db`
    select number from cashier.request where number = ${number}
    union all select number from cashier.request where refrence_no = ${digits}
    union all select number from cashier.request
      where refrence_no = ${id.replace(/[^0-9]/g, '').slice(-REFERENCE_DIGITS)} and transaction_id = ${id}
    union all select number from cashier.request where direction = ${direction} and amount = ${amount}
    union all select number from cashier.request where direction = ${direction} and player_id in (
      select id from identity.player where id = ${number}
      union all select id from identity.player where phone = ${parsePhone(text)}
      union all select id from identity.player where user_name = ${text.toUpperCase()}
      union all (
        select id from identity.player
        where lower(name) collate "C" >= ${beginning} and lower(name) collate "C" < ${beginning} || ${LAST_LETTER}
        limit ${PLAYERS_FOUND_MAX}
      )
    )`
}

interface Counts {
  waiting: bigint
  oldest_at: Date | null
  approved_today: bigint
  approved_today_amount: Money | null
  rejected_today: bigint
}

/** What stands above a queue: all that waits, and what was decided since midnight in Yangon. */
export async function getSummary(db: Database, staff: StaffCaller, direction: Direction): Promise<QueueSummary> {
  const [counts] = await db<Counts[]>`
    select waiting.count as waiting, waiting.oldest_at, today.approved as approved_today,
           today.approved_amount as approved_today_amount, today.rejected as rejected_today
    from (
      select count(*) as count, min(r.created_at) as oldest_at from cashier.request r
      where r.direction = ${direction} and r.status = 'pending' and ${withinScope(db, staff)}
    ) waiting, (
      select count(*) filter (where r.status = 'approved') as approved,
             sum(r.effective_amount) filter (where r.status = 'approved')::bigint as approved_amount,
             count(*) filter (where r.status = 'rejected') as rejected
      from cashier.request r
      where r.direction = ${direction} and ${withinScope(db, staff)}
        and r.decided_at >= date_trunc('day', now() at time zone 'Asia/Yangon') at time zone 'Asia/Yangon'
    ) today`
  if (!counts) throw new Error('a count gave no row')
  return {
    waiting: Number(counts.waiting),
    oldest_at: counts.oldest_at?.toISOString() ?? null,
    approved_today: Number(counts.approved_today),
    approved_today_amount: writeMoney(counts.approved_today_amount ?? 0n),
    rejected_today: Number(counts.rejected_today),
  }
}
