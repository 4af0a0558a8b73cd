import { setTimeout as sleep } from 'node:timers/promises'
import { createBatcher } from '#platform/server/batching/batcher.ts'
import type { Database } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { KNOWN_FOR } from './attempt.ts'

interface LoginFrom {
  user_name: string
  phone: string | null
  address: string
}

/** Of a flood a few statements a second look for the players in it, however many connections it has. */
const BATCH_MAX = 64
const QUEUE_MAX = 256
const REST_MS = 50

export type IsKnownLogin = (login: LoginFrom) => Promise<boolean>

/** Whether the account of a login was used from its address lately. */
export const createKnownLogins = (db: Database): IsKnownLogin => askInBatches((logins) => knownOf(db, logins))

/** @throws BatcherOverflow */
export function askInBatches<Login>(
  knownOf: (logins: Login[]) => Promise<boolean[]>,
): (login: Login) => Promise<boolean> {
  return createBatcher(
    async (logins: Login[]) => {
      const known = await knownOf(logins)
      await sleep(REST_MS)
      return known
    },
    { batch_max: BATCH_MAX, in_flight_max: 1, queue_max: QUEUE_MAX },
  )
}

async function knownOf(db: Database, logins: LoginFrom[]): Promise<boolean[]> {
  const requested = logins.map((login, place) => ({ ...login, place }))
  const rows = await db<{ place: number }[]>`
    select requested.place
    from ${rowsOf(db, 'requested', requested, { place: 'integer', user_name: 'text', phone: 'text', address: 'text' })}
    where exists (
      select from (
        select id from identity.player where user_name = requested.user_name
        union all select id from identity.player where phone = requested.phone
      ) p join identity.session s on s.player_id = p.id
      where s.address = requested.address and s.created_at > now() - ${KNOWN_FOR}::interval)`
  const places = new Set(rows.map(({ place }) => place))
  return logins.map((_, place) => places.has(place))
}
