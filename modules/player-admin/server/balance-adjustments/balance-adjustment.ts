import { listRequests } from '#approval/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { BalanceAdjustment } from '#player-admin/contract/staff.ts'
import { playersInScope, type StaffCaller, serializeStaff } from '#staff/server/index.ts'
import type { AdjustmentContent, AdjustmentRequest } from './approval.ts'

interface PlayerRow {
  id: bigint
  user_name: string
  name: string
}

/** The player of a request `q`. */
export const playerOfRequest = (db: Queryable): Fragment => db`(q.content ->> 'player_id')::bigint`

/** Those of the caller's scope that fulfil a condition on `q`, newest first. */
export async function findBalanceAdjustments(
  db: Queryable,
  staff: StaffCaller,
  { where, limit }: { where: Fragment; limit: number },
): Promise<BalanceAdjustment[]> {
  const requests = await listRequests<AdjustmentContent>(db, {
    where: db`q.kind = 'balance_adjustment' and ${where} and exists (
      select from identity.player p where p.id = ${playerOfRequest(db)} and ${playersInScope(db, staff)})`,
    limit,
  })
  const ids = requests.map(({ content }) => BigInt(content.player_id))
  const players = await db<PlayerRow[]>`
    select id, user_name, name from identity.player where id = any (${arrayOf(db, 'bigint', ids)})`
  return requests.flatMap((request) => {
    const player = players.find(({ id }) => id === BigInt(request.content.player_id))
    return player ? [serializeBalanceAdjustment(request, player, staff)] : []
  })
}

/** @throws Error when there is none: the caller has just written it */
export async function getBalanceAdjustment(db: Queryable, staff: StaffCaller, id: string): Promise<BalanceAdjustment> {
  const [adjustment] = await findBalanceAdjustments(db, staff, { where: db`q.id = ${id}`, limit: 1 })
  if (!adjustment) throw new Error(`balance adjustment ${id} is gone`)
  return adjustment
}

/** One above it needs two people. */
export async function getAdjustmentLimit(db: Queryable): Promise<Money> {
  const [setting] = await db<{ above: Money }[]>`select balance_adjustment_above as above from approval.setting`
  if (!setting) throw new Error('approval.setting has no row')
  return setting.above
}

function serializeBalanceAdjustment(
  request: AdjustmentRequest,
  player: PlayerRow,
  staff: StaffCaller,
): BalanceAdjustment {
  return {
    id: request.id,
    number: Number(request.number),
    player: { id: String(player.id), user_name: player.user_name, name: player.name },
    account: request.content.account,
    direction: request.content.direction,
    amount: writeMoney(request.amount ?? 0n),
    reason: request.reason ?? '',
    status: request.status,
    requested_by: serializeStaff(request.requested_by, request.requester, staff),
    created_at: request.requested_at.toISOString(),
    decided_by: serializeStaff(request.decided_by, request.decider, staff),
    decided_at: request.decided_at?.toISOString() ?? null,
    decision_reason: request.decision_reason,
  }
}
