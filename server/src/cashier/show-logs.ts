import { REQUEST_WAS_SUCCESSFUL } from '#contract/answer.ts'
import type {
  DepositRequestLogAnswer,
  DepositRequestRow,
  FinancialLogRow,
  RequestTimeline,
  WithdrawRequestLogAnswer,
  WithdrawRequestRow,
} from '#contract/cashier.ts'
import { REQUEST_LOG_PAGE_SIZE, type RejectionReason } from '#contract/cashier-rules.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import type { Database, Queryable } from '../platform/database/database.ts'
import { pageLinks } from '../platform/http/page-links.ts'
import { Problem } from '../platform/http/problem.ts'
import { eventsOf, writeRejection } from './event.ts'
import { writeType } from './payment.ts'
import { LOG_STATUS, REQUEST_STATUS, type Status, type Way } from './rules.ts'

/** The list without pages; whoever wants to see further back has the request logs. */
const LOG_ROWS_MAX = 100

interface Row {
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
  has_receipt: boolean
  reason: RejectionReason | null
  note: string | null
}

interface Wanted {
  player_id: bigint
  way: Way
  limit: number
  offset?: number
  id?: string
}

function readRows(db: Queryable, { player_id, way, limit, offset = 0, id }: Wanted): Promise<Row[]> {
  return db<Row[]>`
    select r.id, r.number, r.status, r.amount, r.created_at,
           to_char(r.created_at at time zone 'Asia/Yangon', 'YYYY-MM-DD HH24:MI:SS') as datetime, r.payment_type_id, t.name as type_name,
           t.picture as type_picture, r.account_name, r.account_number, r.payment_account_id, r.refrence_no,
           exists (select from cashier.receipt where request_id = r.id) as has_receipt, e.reason, e.note
    from cashier.request r
    join cashier.payment_type t on t.id = r.payment_type_id
    left join cashier.event e on e.request_id = r.id and e.kind = 'rejected'
    where r.player_id = ${player_id} and r.way = ${way} ${id === undefined ? db`` : db`and r.id = ${id}`}
    order by r.number desc limit ${limit} offset ${offset}`
}

/** The newest of one kind, as the log tables show them. */
export async function showLog(db: Database, player_id: bigint, way: Way): Promise<FinancialLogRow[]> {
  const rows = await readRows(db, { player_id, way, limit: LOG_ROWS_MAX })
  return rows.map((row) => ({
    ...shared(row),
    datetime: row.datetime,
    created_at: row.created_at.toISOString(),
    status: LOG_STATUS[row.status],
  }))
}

export async function showDepositRequests(
  db: Database,
  player_id: bigint,
  page: number,
): Promise<DepositRequestLogAnswer> {
  const { rows, ...answer } = await readPage(db, { player_id, way: 'deposit', page })
  return { ...answer, data: rows.map(writeDeposit) }
}

export async function showWithdrawRequests(
  db: Database,
  player_id: bigint,
  page: number,
): Promise<WithdrawRequestLogAnswer> {
  const { rows, ...answer } = await readPage(db, { player_id, way: 'withdrawal', page })
  return { ...answer, data: rows.map(writeRequest) }
}

const PATHS: Record<Way, string> = {
  deposit: '/transaction/deposit-requestlog',
  withdrawal: '/transaction/withdraw-requestlog',
}

async function readPage(db: Database, { player_id, way, page }: { player_id: bigint; way: Way; page: number }) {
  const offset = (page - 1) * REQUEST_LOG_PAGE_SIZE
  const [rows, [total]] = await Promise.all([
    readRows(db, { player_id, way, limit: REQUEST_LOG_PAGE_SIZE, offset }),
    db<{ count: bigint }[]>`
      select count(*) from cashier.request where player_id = ${player_id} and way = ${way}`,
  ])
  const last = Math.max(1, Math.ceil(Number(total?.count ?? 0n) / REQUEST_LOG_PAGE_SIZE))
  const links = pageLinks((to) => `${PATHS[way]}?page=${to}`, page, last)
  return { status: REQUEST_WAS_SUCCESSFUL as typeof REQUEST_WAS_SUCCESSFUL, message: '', rows, links }
}

interface Asked {
  player_id: bigint
  way: Way
  id: string
}

/** One of the player's requests and what became of it. @throws Problem not_found */
export async function showRequest(db: Database, asked: Asked): Promise<RequestTimeline> {
  const [row] = await readRows(db, { ...asked, limit: 1 })
  if (!row) throw new Problem('not_found')
  const timeline = await eventsOf(db, row.id)
  return {
    ...writeRequest(row),
    refrence_no: row.refrence_no,
    has_receipt: row.has_receipt,
    // Who of the staff it was is no business of the player's.
    timeline: timeline.map(({ kind, at, rejection }) => ({ kind, at, rejection })),
  }
}

/** The receipt as it was drawn anew, for the player who sent it. @throws Problem not_found */
export async function readOwnReceipt(db: Database, player_id: bigint, id: string): Promise<Buffer> {
  const [row] = await db<{ bytes: Buffer }[]>`
    select receipt.bytes from cashier.request r join cashier.receipt on receipt.request_id = r.id
    where r.id = ${id} and r.player_id = ${player_id}`
  if (!row) throw new Problem('not_found')
  return row.bytes
}

function shared(row: Row): Omit<WithdrawRequestRow, 'status' | 'created_at'> {
  return {
    id: row.id,
    number: Number(row.number),
    amount: writeMoney(row.amount),
    payment_type: writeType({ id: row.payment_type_id, name: row.type_name, picture: row.type_picture }),
    account_name: row.account_name,
    account_number: row.account_number,
    rejection: writeRejection(row),
  }
}

function writeRequest(row: Row): WithdrawRequestRow {
  return { ...shared(row), status: REQUEST_STATUS[row.status], created_at: row.created_at.toISOString() }
}

function writeDeposit(row: Row): DepositRequestRow {
  const { payment_account_id, refrence_no, has_receipt } = row
  return {
    ...writeRequest(row),
    user_payment_id: payment_account_id ?? 0,
    refrence_no: refrence_no ?? '',
    has_receipt,
  }
}
