import { askInBatches, KNOWN_FOR } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'

interface SignInFrom {
  user_name: string
  address: string
}

export type IsKnownSignIn = (sign_in: SignInFrom) => Promise<boolean>

/** Whether the account of a sign-in was used from its address lately. */
export const createKnownSignIns = (db: Database): IsKnownSignIn => askInBatches((sign_ins) => knownOf(db, sign_ins))

async function knownOf(db: Database, sign_ins: SignInFrom[]): Promise<boolean[]> {
  const requested = sign_ins.map((sign_in, place) => ({ ...sign_in, place }))
  const rows = await db<{ place: number }[]>`
    select requested.place
    from ${rowsOf(db, 'requested', requested, { place: 'integer', user_name: 'text', address: 'text' })}
    where exists (
      select from staff.staff p join staff.session s on s.staff_id = p.id
      where p.user_name = requested.user_name and s.next = 'nothing' and s.address = requested.address
        and s.created_at > now() - ${KNOWN_FOR}::interval)`
  const places = new Set(rows.map(({ place }) => place))
  return sign_ins.map((_, place) => places.has(place))
}
