import type {
  DepositRequestLogAnswer,
  DepositRequestRow,
  FinancialLogRow,
  RequestTimeline,
  WithdrawRequestLogAnswer,
  WithdrawRequestRow,
} from '#cashier/contract/player.ts'
import { REQUEST_LOG_PAGE_SIZE, type ReceivedReason, type RejectionReason } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import { pagedAnswer } from '#platform/server/http/answers/page-links.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { writeType } from '../payment-accounts/payment.ts'
import { type Direction, LOG_STATUS, REQUEST_STATUS, type Status } from '../rules.ts'
import { eventsOf, writeRejection } from './event.ts'

/** The list without pages; anyone who wants to see further back has the request logs. */
const LOG_ROWS_MAX = 100

interface LogRow {
  id: string
  number: bigint
  status: Status
  amount: Money
  created_at: Date
  /** By Yangon's clock. */
  datetime: string
  payment_type_id: number
  type_name: string
  type_picture: string | null
  account_name: string
  account_number: string
  payment_account_id: number | null
  refrence_no: string | null
  transaction_id: string | null
  requested_amount: Money
  received_amount: Money | null
  received_reason: ReceivedReason | null
  received_note: string | null
  has_receipt: boolean
  reason: RejectionReason | null
  note: string | null
}

interface LogSelection {
  player_id: bigint
  direction: Direction
  limit: number
  offset?: number
  id?: string
}

function getRows(db: Queryable, { player_id, direction, limit, offset = 0, id }: LogSelection): Promise<LogRow[]> {
  return db<LogRow[]>`
    select r.id, r.number, r.status, r.effective_amount as amount, r.amount as requested_amount, r.received_amount,
           r.received_reason, r.received_note, coalesce(r.transaction_id, r.payout_transaction_id) as transaction_id, r.created_at,
           to_char(r.created_at at time zone 'Asia/Yangon', 'YYYY-MM-DD HH24:MI:SS') as datetime, r.payment_type_id, t.name as type_name,
           t.picture as type_picture, r.account_name, r.account_number, r.payment_account_id, r.refrence_no,
           exists (select from cashier.receipt where request_id = r.id) as has_receipt, e.reason, e.note
    from cashier.request r
    join cashier.payment_type t on t.id = r.payment_type_id
    left join cashier.event e on e.request_id = r.id and e.kind = 'rejected'
    where r.player_id = ${player_id} and r.direction = ${direction} ${id === undefined ? db`` : db`and r.id = ${id}`}
    order by r.number desc limit ${limit} offset ${offset}`
}

/** The newest of one kind, as the log tables show them. */
export async function getLog(db: Database, player_id: bigint, direction: Direction): Promise<FinancialLogRow[]> {
  const rows = await getRows(db, { player_id, direction, limit: LOG_ROWS_MAX })
  return rows.map((row) => ({
    ...shared(row),
    datetime: row.datetime,
    created_at: row.created_at.toISOString(),
    status: LOG_STATUS[row.status],
  }))
}

interface LogPageQuery {
  player_id: bigint
  page: number
  /** The site's address, for the links. */
  site: string
}

export function getDepositRequests(db: Database, requested: LogPageQuery): Promise<DepositRequestLogAnswer> {
  return getPage(db, requested, { direction: 'deposit', path: '/transaction/deposit-requestlog', write: writeDeposit })
}

export function getWithdrawRequests(db: Database, requested: LogPageQuery): Promise<WithdrawRequestLogAnswer> {
  return getPage(db, requested, {
    direction: 'withdrawal',
    path: '/transaction/withdraw-requestlog',
    write: writeRequest,
  })
}

async function getPage<Shown>(
  db: Database,
  { player_id, page, site }: LogPageQuery,
  { direction, path, write }: { direction: Direction; path: string; write: (row: LogRow) => Shown },
) {
  const offset = (page - 1) * REQUEST_LOG_PAGE_SIZE
  const [rows, [total]] = await Promise.all([
    getRows(db, { player_id, direction, limit: REQUEST_LOG_PAGE_SIZE, offset }),
    db<{ count: bigint }[]>`
      select count(*) from cashier.request where player_id = ${player_id} and direction = ${direction}`,
  ])
  return pagedAnswer({
    rows: rows.map(write),
    page,
    page_size: REQUEST_LOG_PAGE_SIZE,
    total: Number(total?.count ?? 0n),
    site,
    path,
  })
}

interface LogQuery {
  player_id: bigint
  direction: Direction
  id: string
}

/** One of the player's requests and what became of it. @throws Problem not_found */
export async function getRequest(db: Database, requested: LogQuery): Promise<RequestTimeline> {
  const [row] = await getRows(db, { ...requested, limit: 1 })
  if (!row) throw new Problem('not_found')
  const timeline = await eventsOf(db, row.id)
  return {
    ...writeRequest(row),
    refrence_no: row.refrence_no,
    has_receipt: row.has_receipt,
    // Who of the staff it was is no business of the player's.
    transaction_id: row.transaction_id,
    timeline: timeline.map(({ kind, at, rejection }) => ({ kind, at, rejection })),
  }
}

/** The receipt as it was drawn anew, for the player who sent it. @throws Problem not_found */
export async function getOwnReceipt(db: Database, player_id: bigint, id: string): Promise<Buffer> {
  const [row] = await db<{ bytes: Buffer }[]>`
    select receipt.bytes from cashier.request r join cashier.receipt on receipt.request_id = r.id
    where r.id = ${id} and r.player_id = ${player_id}`
  if (!row) throw new Problem('not_found')
  return row.bytes
}

function shared(row: LogRow): Omit<WithdrawRequestRow, 'status' | 'created_at'> {
  return {
    id: row.id,
    number: Number(row.number),
    amount: writeMoney(row.amount),
    received: writeInstead(row),
    payment_type: writeType({ id: row.payment_type_id, name: row.type_name, picture: row.type_picture }),
    account_name: row.account_name,
    account_number: row.account_number,
    rejection: writeRejection(row),
  }
}

/** The player does not see the received amount of a first approval before it is credited. */
function writeInstead(row: LogRow): WithdrawRequestRow['received'] {
  if (row.status !== 'approved' || row.received_reason === null) return null
  return { requested_amount: writeMoney(row.requested_amount), code: row.received_reason, note: row.received_note }
}

function writeRequest(row: LogRow): WithdrawRequestRow {
  return { ...shared(row), status: REQUEST_STATUS[row.status], created_at: row.created_at.toISOString() }
}

function writeDeposit(row: LogRow): DepositRequestRow {
  const { payment_account_id, refrence_no, has_receipt } = row
  return {
    ...writeRequest(row),
    user_payment_id: payment_account_id ?? 0,
    refrence_no: refrence_no ?? '',
    has_receipt,
  }
}
