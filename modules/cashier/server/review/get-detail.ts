import type { RequestDetail } from '#cashier/contract/staff.ts'
import { writePhone } from '#identity/server/index.ts'
import { balancesOf } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { getSameReceipt } from '../deposits/get-same-receipt.ts'
import { getStatementCheck } from '../payment-accounts/statements/get-statement-check.ts'
import { eventsOf } from '../requests/event.ts'
import { flagsOfRequest } from '../risk/risk-flags.ts'
import { type Status, sameName } from '../rules.ts'
import { getSetting, type Setting } from '../setting.ts'
import { getPayout } from '../withdrawals/payout.ts'
import type { PlayerPorts } from './approval-ports.ts'
import type { RequestKey } from './locked-request.ts'
import { queueStatus, type StaffRow, staffRows, withinScope, writeShared } from './queue/queue-row.ts'

const LAST_SHOWN = 8

/** All that is known of one request when somebody decides about it. @throws Problem not_found, also for another agent's */
export async function getDetail(
  db: Database,
  staff: StaffCaller,
  { direction, id, ports }: RequestKey & { ports: PlayerPorts },
): Promise<RequestDetail> {
  const setting = await getSetting(db)
  const where = db`r.id = ${id} and r.direction = ${direction} and ${withinScope(db, staff)}`
  const [row] = await staffRows(db, { setting, where, order: 'oldest_first', limit: 1 })
  if (!row) throw new Problem('not_found')
  const [player, checks, last, totals, timeline, payout, important_notes, risk_flags] = await Promise.all([
    playerOf(db, row),
    checksOf(db, staff, { row, setting }),
    lastOf(db, row),
    totalsOf(db, row),
    eventsOf(db, row.id),
    getPayout(db, staff, row.id),
    staff.permissions.has('players.read') ? ports.importantNotes(db, staff, row.player_id) : [],
    // They are for the decision: of one that was made, the player's page has who is linked.
    row.status === 'pending'
      ? flagsOfRequest(db, staff, { id: row.id, player_id: row.player_id, playerLinks: ports.playerLinks })
      : [],
  ])
  return {
    ...writeShared(row, staff, setting),
    player,
    important_notes,
    risk_flags,
    account_name: row.account_name,
    account_number: row.account_number,
    receipt_url: row.has_receipt ? `/api/console/deposits/${row.id}/receipt` : null,
    needs_second_person:
      (row.received_amount ?? row.amount) > setting.second_person_above ||
      row.first_approved_by !== null ||
      row.same_is_approved,
    reuse_reason: row.reuse_reason,
    second_person_above: writeMoney(setting.second_person_above),
    ...payout,
    checks,
    last,
    totals,
    timeline,
  }
}

async function playerOf(db: Database, row: StaffRow): Promise<RequestDetail['player']> {
  const [[player], balances] = await Promise.all([
    db<{ created_at: Date }[]>`select created_at from identity.player where id = ${row.player_id}`,
    balancesOf(db, row.player_id),
  ])
  if (!player) throw new Error(`player ${row.player_id} is gone`)
  return {
    id: String(row.player_id),
    user_name: row.player_user_name,
    name: row.player_name,
    phone: writePhone(row.player_phone),
    status: row.player_status,
    main_balance: writeMoney(balances.main),
    registered_at: player.created_at.toISOString(),
  }
}

async function checksOf(
  db: Database,
  staff: StaffCaller,
  { row, setting }: { row: StaffRow; setting: Setting },
): Promise<RequestDetail['checks']> {
  const [seen, statement, usual_range, last_hour] = await Promise.all([
    row.refrence_no === null ? null : getSameReceipt(db, staff, { id: row.id, setting }),
    getStatementCheck(db, row),
    usualRange(db, row),
    lastHour(db, row),
  ])
  const name = row.direction === 'withdrawal' ? { is_ok: sameName(row.account_name, row.player_name) } : null
  const reference = seen && { is_ok: seen.length === 0, seen }
  return { reference, statement, name, usual_range, last_hour }
}

interface EarlierRow {
  id: string
  number: bigint
  status: Status
  created_at: Date
}

const writeEarlier = ({ id, number, status, created_at }: EarlierRow) => ({
  id,
  number: Number(number),
  status: queueStatus(status),
  created_at: created_at.toISOString(),
})

const USUAL_REQUESTS_MIN = 5

/**
 * Between the smallest and the largest that was approved for this player before. Fewer than five say nothing of what is usual,
 * and one amount is no range.
 */
async function usualRange(db: Database, row: StaffRow) {
  const [range] = await db<{ count: bigint; min: Money | null; max: Money | null }[]>`
    select count(*) as count, min(effective_amount) as min, max(effective_amount) as max from cashier.request
    where player_id = ${row.player_id} and direction = ${row.direction} and status = 'approved' and number < ${row.number}`
  if (!range || range.min === null || range.max === null) return null
  if (range.count < USUAL_REQUESTS_MIN || range.min === range.max) return null
  const is_ok = row.amount >= range.min && row.amount <= range.max
  return { is_ok, min: writeMoney(range.min), max: writeMoney(range.max) }
}

async function lastHour(db: Database, row: StaffRow) {
  const [before] = await db<{ count: bigint; previous_at: Date | null }[]>`
    select count(*) as count, max(created_at) as previous_at from cashier.request
    where player_id = ${row.player_id} and direction = ${row.direction} and number < ${row.number}
      and created_at > ${row.created_at}::timestamptz - interval '1 hour'`
  const count = Number(before?.count ?? 0n)
  return { is_ok: count === 0, count, previous_at: before?.previous_at?.toISOString() ?? null }
}

async function lastOf(db: Database, row: StaffRow): Promise<RequestDetail['last']> {
  const rows = await db<(EarlierRow & { amount: Money })[]>`
    select id, number, status, created_at, effective_amount as amount from cashier.request
    where player_id = ${row.player_id} and direction = ${row.direction} and number < ${row.number}
    order by number desc limit ${LAST_SHOWN}`
  return rows.map((one) => ({ ...writeEarlier(one), amount: writeMoney(one.amount) }))
}

async function totalsOf(db: Database, row: StaffRow): Promise<RequestDetail['totals']> {
  const [totals] = await db<{ approved: bigint; rejected: bigint }[]>`
    select count(*) filter (where status = 'approved') as approved,
           count(*) filter (where status = 'rejected') as rejected
    from cashier.request where player_id = ${row.player_id} and direction = ${row.direction}`
  return { approved: Number(totals?.approved), rejected: Number(totals?.rejected) }
}

/** The receipt, for staff who may see the deposit. @throws Problem not_found */
export async function getReceipt(db: Database, staff: StaffCaller, id: string): Promise<Buffer> {
  const [row] = await db<{ bytes: Buffer }[]>`
    select receipt.bytes from cashier.request r join cashier.receipt on receipt.request_id = r.id
    where r.id = ${id} and ${withinScope(db, staff)}`
  if (!row) throw new Problem('not_found')
  return row.bytes
}
