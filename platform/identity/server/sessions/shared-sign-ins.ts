import type { Queryable } from '#platform/server/database/database.ts'

/** Of the player the last sign-ins, and of their devices and addresses the last ones: older ones say little of today. */
const SESSIONS_READ = 200
const PLACES_READ = 20
/** Players on one device are read up to so many. */
const PLAYERS_READ = 20
/**
 * Other players at one address, at most. A household or a shop has some; behind one address of a mobile operator stand
 * thousands, and an address that more than these use says nothing of any two of them.
 */
const OTHERS_AT_ADDRESS_MAX = 4
/** Of an address so many sign-ins of others are read: where few players stand behind it, those are theirs. */
const SIGN_INS_AT_ADDRESS = 200
/** Operators give an address to another customer after a while. */
const ADDRESS_DAYS = 30

export interface SharedSignIn {
  player_id: bigint
  /** The address; null of a device, whose mark says nothing to a person. */
  sign: string | null
  /** From when on both had it. */
  since: Date
  /** The last time of the other player. */
  last_at: Date
}

/**
 * Other players who signed in with a browser of this player's (device-mark.ts), whenever that was. From one player of a device to
 * the next along an index, however often each signed in.
 */
export async function playersOnDevices(db: Queryable, player_id: bigint): Promise<SharedSignIn[]> {
  return db<SharedSignIn[]>`
    select o.player_id, null::text as sign, min(greatest(mine.since, first.created_at)) as since,
           max(last.created_at) as last_at
    from (
      select device_mark, min(created_at) as since from (
        select device_mark, created_at from identity.session
        where player_id = ${player_id} order by created_at desc limit ${SESSIONS_READ}
      ) s where device_mark is not null group by device_mark order by max(created_at) desc limit ${PLACES_READ}
    ) mine
    cross join lateral (
      with recursive other as (
        (select s.player_id from identity.session s
         where s.device_mark = mine.device_mark and s.player_id <> ${player_id} order by s.player_id limit 1)
        union all
        select next.player_id from other cross join lateral (
          select s.player_id from identity.session s
          where s.device_mark = mine.device_mark and s.player_id > other.player_id and s.player_id <> ${player_id}
          order by s.player_id limit 1
        ) next
      ) select player_id from other limit ${PLAYERS_READ}
    ) o
    cross join lateral (
      select s.created_at from identity.session s
      where s.device_mark = mine.device_mark and s.player_id = o.player_id order by s.created_at limit 1
    ) first
    cross join lateral (
      select s.created_at from identity.session s
      where s.device_mark = mine.device_mark and s.player_id = o.player_id order by s.created_at desc limit 1
    ) last
    group by o.player_id order by max(last.created_at) desc limit ${PLAYERS_READ}`
}

/**
 * Other players who signed in from an address of this player's at about the same time, where no more than a few players stand
 * behind it. Whole addresses: of an IPv6 subscriber, who has many, one finds less.
 */
export async function playersAtAddresses(db: Queryable, player_id: bigint): Promise<SharedSignIn[]> {
  return db<SharedSignIn[]>`
    select distinct on (o.player_id) o.player_id, mine.address as sign, greatest(mine.since, o.since) as since, o.last_at
    from (
      select address, min(created_at) as since, max(created_at) as last_at from (
        select address, created_at from identity.session
        where player_id = ${player_id} order by created_at desc limit ${SESSIONS_READ}
      ) s group by address order by max(created_at) desc limit ${PLACES_READ}
    ) mine
    cross join lateral (
      select latest.player_id, min(latest.created_at) as since, max(latest.created_at) as last_at,
             count(*) over () as others
      from (
        select s.player_id, s.created_at from identity.session s
        where s.address collate "C" = mine.address and s.player_id <> ${player_id}
          and s.created_at > mine.last_at - ${ADDRESS_DAYS} * interval '1 day'
        order by s.created_at desc limit ${SIGN_INS_AT_ADDRESS}
      ) latest group by latest.player_id
    ) o
    where o.others <= ${OTHERS_AT_ADDRESS_MAX} and o.since < mine.last_at + ${ADDRESS_DAYS} * interval '1 day'
    order by o.player_id, o.last_at desc`
}
