import type { Money } from '#contract/money.ts'
import type { StaffCaller } from '../operator/index.ts'
import type { Transaction } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { withinScope } from './queue-row.ts'
import type { Status, Way } from './rules.ts'

export interface LockedRequest {
  id: string
  number: bigint
  way: Way
  status: Status
  player_id: bigint
  /** Whose player asked; null for the house's own. */
  agent_id: bigint | null
  amount: Money
  first_approved_by: bigint | null
  decided_by: bigint | null
}

/** Which request the caller has in mind. */
export interface Chosen {
  way: Way
  id: string
}

/**
 * The request under its lock, so that of all who decide about it one comes first.
 * @throws Problem not_found also for another agent's, somebody_else_needed for one's own, request_claimed
 */
export async function lockRequest(tx: Transaction, staff: StaffCaller, { way, id }: Chosen): Promise<LockedRequest> {
  const [row] = await tx<
    (LockedRequest & { claimed_by: bigint | null; claimer: string | null; is_claimed: boolean })[]
  >`
    select r.id, r.number, r.way, r.status, r.player_id, r.agent_id, r.amount, r.first_approved_by, r.decided_by, r.claimed_by,
           (select user_name from operator.staff where id = r.claimed_by) as claimer,
           coalesce(r.claimed_until > now(), false) as is_claimed
    from cashier.request r
    where r.id = ${id} and r.way = ${way} and ${withinScope(tx, staff)}
    for update of r`
  if (!row) throw new Problem('not_found')
  if (row.player_id === staff.player_id) throw new Problem('somebody_else_needed')
  if (row.status === 'pending' && row.is_claimed && row.claimed_by !== staff.staff_id) {
    throw new Problem('request_claimed', { values: { user_name: row.claimer ?? '' } })
  }
  return row
}

/** @throws Problem request_decided */
export function refuseDecided(request: LockedRequest): void {
  if (request.status !== 'pending') throw new Problem('request_decided')
}

/** As the trail names it. */
export const objectOf = ({ way, number }: LockedRequest): `${string}:${string}` => `${way}:${number}`
export const nounOf = (way: Way): 'deposits' | 'withdrawals' => `${way}s`
