import type { Queryable } from '#platform/server/database/database.ts'
import { LINKS_OF_KIND_MAX } from '#player-admin/contract/rules.ts'
import type { FoundLink } from './get-links.ts'

interface ReferralRow {
  player_id: bigint
  sign: string
  since: Date
}

const writeReferral = (row: ReferralRow): FoundLink => ({ ...row, last_at: row.since, request: null })

/** The player's own account of the one of the staff who handed out the code with which this player registered. */
export async function inviterOf(db: Queryable, player_id: bigint): Promise<FoundLink[]> {
  const rows = await db<ReferralRow[]>`
    select s.player_id, c.code as sign, p.created_at as since
    from identity.player p join identity.referral_code c on c.code = p.referral_code
    join staff.staff s on s.id = coalesce(c.staff_id, c.agent_id)
    where p.id = ${player_id} and s.player_id is not null and s.player_id <> p.id`
  return rows.map(writeReferral)
}

/** The newest players who registered with a code of the one of the staff whose own account this is. */
export async function invitedBy(db: Queryable, player_id: bigint): Promise<FoundLink[]> {
  const rows = await db<ReferralRow[]>`
    select p.id as player_id, c.code as sign, p.created_at as since
    from staff.staff s join identity.referral_code c on coalesce(c.staff_id, c.agent_id) = s.id
    cross join lateral (
      select p.id, p.created_at from identity.player p
      where p.referral_code = c.code and p.id <> ${player_id} order by p.id desc limit ${LINKS_OF_KIND_MAX + 1}
    ) p
    where s.player_id = ${player_id} order by p.id desc limit ${LINKS_OF_KIND_MAX + 1}`
  return rows.map(writeReferral)
}
