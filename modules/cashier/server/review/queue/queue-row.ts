import type { ReceivedReason } from '#cashier/contract/rules.ts'
import type { Flag, QueueRow, QueueStatus } from '#cashier/contract/staff.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { type SameReferenceRow, sameReferenceOf, writeSameReference } from '../../deposits/same-reference.ts'
import { writeType } from '../../payment-accounts/payment.ts'
import { type Direction, maskEnd, maskPhone, type Status } from '../../rules.ts'
import { getSetting, type Setting } from '../../setting.ts'
import { writeReceived } from '../approval-terms.ts'
import { versionOf } from '../request-version.ts'

/** A request with all that the staff is shown of it in a list. */
export interface StaffRow extends SameReferenceRow {
  id: string
  number: bigint
  version: number
  direction: Direction
  status: Status
  amount: Money
  created_at: Date
  decided_at: Date | null
  payment_type_id: number
  type_name: string
  type_picture: string | null
  account_name: string
  account_number: string
  payment_account_id: number | null
  refrence_no: string | null
  transaction_id: string | null
  received_amount: Money | null
  received_reason: ReceivedReason | null
  received_note: string | null
  reuse_reason: string | null
  has_receipt: boolean
  is_first: boolean
  /** Somebody who is banned or on a break was to be paid on the same account. */
  is_barred_account: boolean
  player_id: bigint
  player_user_name: string
  player_name: string
  player_phone: string
  player_status: 'active' | 'frozen' | 'banned'
  claimed_by: bigint | null
  claimed_until: Date | null
  claimed_name: string | null
  first_approved_by: bigint | null
  first_approved_at: Date | null
  first_approved_name: string | null
}

/** The requests of a list: a condition on `r`, the order, and the most rows. */
export interface Selection {
  setting: Setting
  where: Fragment
  order: 'oldest_first' | 'newest_first'
  limit: number
}

export async function staffRows(db: Queryable, { setting, where, order, limit }: Selection): Promise<StaffRow[]> {
  return db<StaffRow[]>`
    select r.id, r.number, ${versionOf(db, setting)} as version, r.direction, r.status, r.amount, r.created_at, r.decided_at, r.payment_type_id,
           t.name as type_name, t.picture as type_picture, r.account_name, r.account_number, r.payment_account_id,
           r.refrence_no, exists (select from cashier.receipt where request_id = r.id) as has_receipt,
           r.transaction_id, r.received_amount, r.received_reason, r.received_note, r.reuse_reason,
           same.level as same_level, same.count as same_count, same.is_approved as same_is_approved,
           not exists (
             select from cashier.request o
             where o.player_id = r.player_id and o.direction = r.direction and o.number < r.number and o.status = 'approved'
           ) as is_first,
           r.direction = 'withdrawal' and coalesce((
             select true from cashier.request o join identity.player b on b.id = o.player_id
             where o.direction = 'withdrawal' and o.account_number = r.account_number and o.player_id <> r.player_id
               and identity.standing(b.status, b.excluded_until) in ('banned', 'excluded')
             limit 1
           ), false) as is_barred_account,
           p.id as player_id, p.user_name as player_user_name, p.name as player_name, p.phone as player_phone,
           p.status as player_status, r.claimed_by,
           case when r.claimed_until > now() and r.status = 'pending' then r.claimed_until end as claimed_until,
           claimer.user_name as claimed_name,
           q.requested_by as first_approved_by, q.requested_at as first_approved_at, first.user_name as first_approved_name
    from cashier.request r
    join cashier.payment_type t on t.id = r.payment_type_id
    join identity.player p on p.id = r.player_id
    cross join lateral (${sameReferenceOf(db, setting)}) same
    left join staff.staff claimer on claimer.id = r.claimed_by
    left join approval.request q on q.id = r.approval_id
    left join staff.staff first on first.id = q.requested_by
    where ${where}
    order by r.number ${order === 'oldest_first' ? db`asc` : db`desc`} limit ${limit}`
}

/** Only the requests that this caller may see; to be part of every condition. */
export function withinScope(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  if (scope === null) return db`true`
  // Of one agent an index gives the requests in their order; of an array PostgreSQL would sort them all.
  const [agent_id] = scope
  if (scope.length === 1 && agent_id !== undefined) return db`r.agent_id = ${agent_id}`
  return db`r.agent_id = any (${arrayOf(db, 'bigint', scope)})`
}

/** One request as the caller's queue shows it. */
export async function getQueueRow(db: Queryable, staff: StaffCaller, id: string): Promise<QueueRow> {
  const setting = await getSetting(db)
  const where = db`r.id = ${id} and ${withinScope(db, staff)}`
  const [row] = await staffRows(db, { setting, where, order: 'oldest_first', limit: 1 })
  if (!row) throw new Error(`request ${id} is gone`)
  return writeQueueRow(row, staff, setting)
}

export function writeQueueRow(row: StaffRow, staff: StaffCaller, setting: Setting): QueueRow {
  return {
    ...writeShared(row, staff, setting),
    player: {
      id: String(row.player_id),
      user_name: row.player_user_name,
      name: row.player_name,
      phone_masked: maskPhone(row.player_phone),
    },
    account_number_masked: maskEnd(row.account_number),
  }
}

const QUEUE_STATUS: Record<Status, QueueStatus> = { pending: 'waiting', approved: 'approved', rejected: 'rejected' }
export const queueStatus = (status: Status): QueueStatus => QUEUE_STATUS[status]

export function writeShared(
  row: StaffRow,
  staff: StaffCaller,
  setting: Setting,
): Omit<QueueRow, 'player' | 'account_number_masked'> {
  return {
    id: row.id,
    number: Number(row.number),
    version: row.version,
    status: queueStatus(row.status),
    amount: writeMoney(row.amount),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    payment_type: writeType({ id: row.payment_type_id, name: row.type_name, picture: row.type_picture }),
    refrence_no: row.refrence_no,
    transaction_id: row.transaction_id,
    same_reference: writeSameReference(row),
    received: writeReceived(row),
    has_receipt: row.has_receipt,
    flags: flagsOf(row, setting),
    claim:
      row.claimed_until && row.claimed_by !== null
        ? { ...somebody(row.claimed_by, row.claimed_name, staff), until: row.claimed_until.toISOString() }
        : null,
    first_approval:
      row.first_approved_at && row.first_approved_by !== null
        ? {
            ...somebody(row.first_approved_by, row.first_approved_name, staff),
            at: row.first_approved_at.toISOString(),
          }
        : null,
    is_own: staff.player_id === row.player_id,
  }
}

function somebody(staff_id: bigint, user_name: string | null, caller: StaffCaller) {
  return { staff_id: String(staff_id), user_name: user_name ?? '', is_mine: staff_id === caller.staff_id }
}

function flagsOf(row: StaffRow, setting: Setting): Flag[] {
  return [
    ...(row.same_level !== null ? (['same_reference'] as const) : []),
    ...(row.is_barred_account ? (['barred_account'] as const) : []),
    ...(row.is_first ? (['new_player'] as const) : []),
    ...((row.received_amount ?? row.amount) > setting.second_person_above ? (['large'] as const) : []),
    ...(row.player_status === 'active' ? [] : (['player_on_hold'] as const)),
  ]
}
