import type { ReceivedReason } from '#cashier/contract/rules.ts'
import type { Money } from '#platform/contract/money.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { Direction, Status } from '../rules.ts'
import { getSetting } from '../setting.ts'
import { withinScope } from './queue/queue-row.ts'
import { versionOf } from './request-version.ts'

export interface LockedRequest {
  id: string
  number: bigint
  direction: Direction
  status: Status
  player_id: bigint
  /** Whose player asked; null for the company's own. */
  agent_id: bigint | null
  amount: Money
  /** The first approval, where two are needed. */
  approval_id: string | null
  decided_by: bigint | null
  /** Of a deposit: what it was paid into. */
  payment_account_id: number | null
  posted_account_id: number | null
  payout_transaction_id: string | null
  version: number
  /** Whose lease of it runs; null for nobody's. */
  holder: bigint | null
  holder_name: string | null
  refrence_no: string | null
  received_amount: Money | null
  received_reason: ReceivedReason | null
  received_note: string | null
  /** Of a first approval, although the reference was used before. */
  reuse_reason: string | null
}

/** Which request the caller has in mind. */
export interface RequestKey {
  direction: Direction
  id: string
}

/**
 * The request under its lock, so that of all who decide about it one comes first.
 * @throws Problem not_found also for another agent's, approver_required for one's own
 */
export async function lockRequest(
  tx: Transaction,
  staff: StaffCaller,
  { direction, id }: RequestKey,
): Promise<LockedRequest> {
  const setting = await getSetting(tx)
  const [row] = await tx<LockedRequest[]>`
    select r.id, r.number, r.direction, r.status, r.player_id, r.agent_id, r.amount, r.approval_id, r.decided_by,
           r.refrence_no, r.received_amount, r.received_reason, r.received_note, r.reuse_reason,
           r.payment_account_id, r.posted_account_id, r.payout_transaction_id,
           ${versionOf(tx, setting)} as version, case when r.claimed_until > now() then r.claimed_by end as holder,
           (select user_name from staff.staff where id = r.claimed_by) as holder_name
    from cashier.request r
    where r.id = ${id} and r.direction = ${direction} and ${withinScope(tx, staff)}
    for update of r`
  if (!row) throw new Problem('not_found')
  if (row.player_id === staff.player_id) throw new Problem('approver_required')
  return row
}

/** @throws Problem request_decided */
export function refuseDecided(request: LockedRequest): void {
  if (request.status !== 'pending') throw new Problem('request_decided')
}

/** @throws Problem request_claimed while somebody else holds it */
export function refuseHeld({ status, holder, holder_name }: LockedRequest, staff: StaffCaller): void {
  if (status !== 'pending' || holder === null || holder === staff.staff_id) return
  throw new Problem('request_claimed', { values: { user_name: holder_name ?? '' } })
}

/**
 * A decision comes from who holds the request, and is about what was on the screen.
 * @throws Problem request_decided, request_claimed, request_not_claimed, request_changed
 */
export function refuseDecision(request: LockedRequest, staff: StaffCaller, version: number): void {
  refuseDecided(request)
  refuseHeld(request, staff)
  if (request.holder === null) throw new Problem('request_not_claimed')
  if (request.version !== version) throw new Problem('request_changed', { fields: { version: 'version_stale' } })
}

/** As the audit log names it. */
export const objectOf = ({ direction, number }: LockedRequest): `${string}:${string}` => `${direction}:${number}`
export const nounOf = (direction: Direction): 'deposits' | 'withdrawals' => `${direction}s`

export function whatIsDecided(request: LockedRequest): Record<string, unknown> {
  return {
    status: 'waiting',
    player_id: String(request.player_id),
    amount: writeMoney(request.amount),
    version: request.version,
  }
}
