import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'
import type { SharedRow } from './shared-flags.ts'
import type { SharedRequest } from './shared-payees.ts'

/** A receipt is compared with so many of those before it, and of the day after it. */
const RECEIPTS_COMPARED = 3_000
/** Of a player's receipts the last ones are compared. */
const OWN_RECEIPTS = 5
/** So many of the 4,096 signs may differ between two copies of one picture; decision 0116 has what was measured. */
const SIGNS_APART_MAX = 3
const SHOWN = 20

/** Signs in which the pictures of `o` and `mine` are apart: an edge of one of which the other has not even a trace. */
const signsApart = (db: Queryable): Fragment => db`
  bit_count((o.picture_edges & ~mine.picture_traces) | (mine.picture_edges & ~o.picture_traces))`

/** The receipts `o` whose picture is like that of the receipts `mine`, which a condition on `mine` chooses. */
function likePictures(db: Queryable, { where, limit }: { where: Fragment; limit: number }): Fragment {
  return db`
    select o.request_id, mine.created_at as own_at
    from (
      select mine.request_id, mine.created_at, mine.picture_edges, mine.picture_traces from cashier.receipt mine
      join cashier.request r on r.id = mine.request_id
      where ${where} and mine.picture_edges is not null order by r.number desc limit ${limit}
    ) mine
    cross join lateral (
      select e.request_id, e.picture_edges, e.picture_traces from cashier.receipt e
      where e.created_at < mine.created_at + interval '1 day' order by e.created_at desc limit ${RECEIPTS_COMPARED}
    ) o
    where o.request_id <> mine.request_id and ${signsApart(db)} <= ${SIGNS_APART_MAX}`
}

/** Deposits with the picture of this one's receipt, also of the same player, the newest first. */
export async function requestsOfPicture(db: Queryable, staff: StaffCaller, id: string): Promise<SharedRow[]> {
  const own = db`r.id = ${id}`
  return db<SharedRow[]>`
    select ${id}::uuid as request_id, 'same_picture' as kind, r.created_at as at, p.id as player_id, p.user_name, p.name,
           r.id, r.number, r.direction, r.status
    from (${likePictures(db, { where: own, limit: 1 })}) f join cashier.request r on r.id = f.request_id
    join identity.player p on p.id = r.player_id
    where ${playersInScope(db, staff)} order by r.number desc limit ${SHOWN}`
}

/** Other players who sent the picture of one of this player's last receipts, each with the last request. */
export async function playersOfPictures(db: Queryable, player_id: bigint): Promise<SharedRequest[]> {
  const own = db`r.player_id = ${player_id} and r.direction = 'deposit'`
  return db<SharedRequest[]>`
    select distinct on (r.player_id) r.player_id, null::text as sign, greatest(f.own_at, r.created_at) as since,
           r.created_at as last_at, r.id, r.number, r.direction, r.status
    from (${likePictures(db, { where: own, limit: OWN_RECEIPTS })}) f join cashier.request r on r.id = f.request_id
    where r.player_id <> ${player_id}
    order by r.player_id, r.number desc limit ${SHOWN}`
}
