import type { RiskFlag } from '#cashier/contract/risk.ts'
import type { RiskKind } from '#cashier/contract/rules.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'
import type { Direction, Status } from '../rules.ts'
import { payeeNumber } from './payee-number.ts'

export interface SharedRow {
  request_id: string
  kind: RiskKind
  at: Date
  player_id: bigint
  user_name: string
  name: string
  id: string | null
  number: bigint | null
  direction: Direction | null
  status: Status | null
}

/**
 * Links of these requests with those of others, for a list: of each kind the last one of the players on either side in
 * the index, so that it costs two steps however many there are. The request's own page has all of them, and pictures that are
 * alike without being the same.
 */
export async function sharedFlags(db: Queryable, staff: StaffCaller, ids: readonly string[]): Promise<RiskFlag[]> {
  if (ids.length === 0) return []
  const reads_players = staff.permissions.has('players.read')
  const lists = await Promise.all([
    staff.permissions.has('withdrawals.read') ? samePayee(db, staff, ids) : [],
    staff.permissions.has('deposits.read') ? samePicture(db, staff, ids) : [],
    reads_players ? sameDevice(db, staff, ids) : [],
  ])
  return lists.flat().map(writeSharedFlag)
}

export function writeSharedFlag({ request_id, kind, at, player_id, user_name, name, ...request }: SharedRow): RiskFlag {
  const { id, number, direction, status } = request
  return {
    request_id,
    kind,
    at: at.toISOString(),
    player: { id: String(player_id), user_name, name },
    request:
      id !== null && direction !== null && status !== null ? { id, number: Number(number), direction, status } : null,
    amount: null,
    staked: null,
    count: null,
  }
}

function samePayee(db: Queryable, staff: StaffCaller, ids: readonly string[]): Promise<SharedRow[]> {
  const next = (side: Fragment, order: Fragment) => db`(
    select o.id, o.number, o.direction, o.status, o.created_at, p.id as player_id, p.user_name, p.name
    from cashier.request o join identity.player p on p.id = o.player_id
    where o.direction = 'withdrawal' and ${payeeNumber(db, db`o.account_number`)} = r.payee and ${side}
      and ${playersInScope(db, staff)}
    order by o.player_id ${order}, o.created_at desc limit 1)`
  return db<SharedRow[]>`
    select r.id as request_id, 'same_payee' as kind, f.created_at as at, f.player_id, f.user_name, f.name, f.id, f.number,
           f.direction, f.status
    from (
      select r.id, r.player_id, ${payeeNumber(db, db`r.account_number`)} as payee from cashier.request r
      where r.id = any (${arrayOf(db, 'uuid', ids)}) and r.direction = 'withdrawal'
    ) r
    cross join lateral (
      select * from (
        ${next(db`o.player_id < r.player_id`, db`desc`)} union all ${next(db`o.player_id > r.player_id`, db`asc`)}
      ) near order by near.created_at desc limit 1
    ) f`
}

/** By the last sign-in before the request. */
function sameDevice(db: Queryable, staff: StaffCaller, ids: readonly string[]): Promise<SharedRow[]> {
  const next = (side: Fragment, order: Fragment) => db`(
    select o.created_at, p.id as player_id, p.user_name, p.name
    from identity.session o join identity.player p on p.id = o.player_id
    where o.device_mark = mine.device_mark and ${side} and ${playersInScope(db, staff)}
    order by o.player_id ${order}, o.created_at desc limit 1)`
  return db<SharedRow[]>`
    select r.id as request_id, 'same_device' as kind, f.created_at as at, f.player_id, f.user_name, f.name,
           null::uuid as id, null::bigint as number, null::text as direction, null::text as status
    from cashier.request r
    cross join lateral (
      select s.device_mark from identity.session s
      where s.player_id = r.player_id and s.created_at <= r.created_at order by s.created_at desc limit 1
    ) mine
    cross join lateral (
      select * from (
        ${next(db`o.player_id < r.player_id`, db`desc`)} union all ${next(db`o.player_id > r.player_id`, db`asc`)}
      ) near order by near.created_at desc limit 1
    ) f
    where r.id = any (${arrayOf(db, 'uuid', ids)})`
}

/** The very same picture, which an index finds. */
function samePicture(db: Queryable, staff: StaffCaller, ids: readonly string[]): Promise<SharedRow[]> {
  return db<SharedRow[]>`
    select mine.request_id, 'same_picture' as kind, f.created_at as at, f.player_id, f.user_name, f.name, f.id, f.number,
           f.direction, f.status
    from cashier.receipt mine
    cross join lateral (
      select o.id, o.number, o.direction, o.status, o.created_at, p.id as player_id, p.user_name, p.name
      from cashier.receipt e join cashier.request o on o.id = e.request_id join identity.player p on p.id = o.player_id
      where e.picture_edges = mine.picture_edges and e.request_id <> mine.request_id and ${playersInScope(db, staff)}
      order by o.number desc limit 1
    ) f
    where mine.request_id = any (${arrayOf(db, 'uuid', ids)})`
}
