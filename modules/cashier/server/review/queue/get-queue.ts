import { QUEUE_COUNT_MAX, QUEUE_PAGE_SIZE } from '#cashier/contract/rules.ts'
import type { QueueAnswer, QueueQuery, QueueStatus, QueueSummary } from '#cashier/contract/staff.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { staffTypes } from '../../payment-accounts/payment.ts'
import { flagsOfPage } from '../../risk/risk-flags.ts'
import type { Direction, Status } from '../../rules.ts'
import { getSetting } from '../../setting.ts'
import { numbersOfPage } from './find-requests.ts'
import { staffRows, withinScope, writeQueueRow } from './queue-row.ts'

const STATUS: Record<QueueStatus, Status> = { waiting: 'pending', approved: 'approved', rejected: 'rejected' }

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
  const { payment_type, after = null, q = '' } = query
  const limit = QUEUE_PAGE_SIZE + 1
  const payment_type_id = payment_type === undefined ? null : Number(payment_type)
  const sought = { direction, status, staff, payment_type_id, after, text: q.trim(), order, limit } as const
  // First the numbers and then all that is shown of them: of a row that is on no page nothing is looked up.
  const where = db`r.number in (${numbersOfPage(db, sought)})`
  const [rows, summary, counts, payment_types] = await Promise.all([
    staffRows(db, { setting, where, order, limit }),
    getSummary(db, staff, direction),
    getCounts(db, staff, { direction, payment_type_id }),
    staffTypes(db),
  ])
  const { page, next } = pageOf(rows, QUEUE_PAGE_SIZE, ({ number }) => number)
  const risk_flags =
    status === 'pending'
      ? await flagsOfPage(
          db,
          staff,
          page.map(({ id }) => id),
        )
      : []
  const shown = page.map((row) => writeQueueRow(row, staff, setting))
  return { ...success(shown), next, summary, counts, payment_types, risk_flags }
}

/** Of a list of years nobody needs to know how long it is. */
async function getCounts(
  db: Database,
  staff: StaffCaller,
  { direction, payment_type_id }: { direction: Direction; payment_type_id: number | null },
): Promise<QueueAnswer['counts']> {
  const count = (status: Status) => db`(
    select count(*)::integer from (
      select from cashier.request r
      where r.direction = ${direction} and r.status = ${status} and ${withinScope(db, staff)}
        ${payment_type_id === null ? db`` : db`and r.payment_type_id = ${payment_type_id}`}
      limit ${QUEUE_COUNT_MAX + 1}
    ) counted)`
  const [counts] = await db<{ waiting: number; approved: number; rejected: number }[]>`
    select ${count('pending')} as waiting, ${count('approved')} as approved, ${count('rejected')} as rejected`
  if (!counts) throw new Error('a count gave no row')
  return counts
}

interface Counts {
  waiting: bigint
  oldest_at: Date | null
  approved_today: bigint
  approved_today_amount: Money | null
  rejected_today: bigint
}

/** The sums above a queue: all pending requests, and all decisions since midnight in Yangon. */
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
