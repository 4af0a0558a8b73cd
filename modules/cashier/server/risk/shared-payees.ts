import type { Queryable } from '#platform/server/database/database.ts'
import type { Direction, Status } from '../rules.ts'
import { payeeNumber } from './payee-number.ts'

/** Of the player's withdrawals the last ones, and of their payees the last ones. */
const WITHDRAWALS_READ = 200
const PAYEES_READ = 20
/** Players of one payee are read up to so many. */
const PLAYERS_READ = 20

/** Another player's request, which has something in common with this player's. */
export interface SharedRequest {
  player_id: bigint
  /** The payee's number; null of a receipt. */
  sign: string | null
  /** From when on both had it. */
  since: Date
  last_at: Date
  id: string
  number: bigint
  direction: Direction
  status: Status
}

/**
 * Other players who asked to be paid on an account on which this player did so, with the last request of each. From one player
 * of an account to the next along an index, however many withdrawals each had.
 */
export async function playersOfPayees(db: Queryable, player_id: bigint): Promise<SharedRequest[]> {
  const theirs = db`w.direction = 'withdrawal' and ${payeeNumber(db, db`w.account_number`)} = mine.payee`
  return db<SharedRequest[]>`
    select distinct on (o.player_id) o.player_id, mine.payee as sign, greatest(mine.since, first.created_at) as since,
           last.created_at as last_at, last.id, last.number, last.direction, last.status
    from (
      select payee, min(created_at) as since from (
        select ${payeeNumber(db, db`r.account_number`)} as payee, r.created_at from cashier.request r
        where r.player_id = ${player_id} and r.direction = 'withdrawal' order by r.number desc limit ${WITHDRAWALS_READ}
      ) w group by payee order by max(created_at) desc limit ${PAYEES_READ}
    ) mine
    cross join lateral (
      with recursive other as (
        (select w.player_id from cashier.request w
         where ${theirs} and w.player_id <> ${player_id} order by w.player_id limit 1)
        union all
        select next.player_id from other cross join lateral (
          select w.player_id from cashier.request w
          where ${theirs} and w.player_id > other.player_id and w.player_id <> ${player_id} order by w.player_id limit 1
        ) next
      ) select player_id from other limit ${PLAYERS_READ}
    ) o
    cross join lateral (
      select w.created_at from cashier.request w where ${theirs} and w.player_id = o.player_id
      order by w.created_at limit 1
    ) first
    cross join lateral (
      select w.id, w.number, w.direction, w.status, w.created_at from cashier.request w
      where ${theirs} and w.player_id = o.player_id order by w.created_at desc limit 1
    ) last
    order by o.player_id, last.created_at desc`
}
