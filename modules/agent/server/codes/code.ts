import { CODES_MAX } from '#agent/contract/rules.ts'
import type { ReferralCode } from '#agent/contract/staff.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { qrCode } from '#staff/server/index.ts'
import type { AgentDependencies, OfAgent } from '../agent.ts'

interface ReferralCodeRow {
  code: string
  is_on: boolean
  staff_id: bigint
  user_name: string
  players: bigint
}

/** An agent's codes, the oldest first, each with the address that fills it in. */
export async function listCodes(
  db: Queryable,
  { agent_id, site_url }: OfAgent & Pick<AgentDependencies, 'site_url'>,
): Promise<ReferralCode[]> {
  const rows = await db<ReferralCodeRow[]>`
    select c.code, c.is_on, c.staff_id, s.user_name,
           (select count(*) from identity.player p where p.referral_code = c.code) as players
    from identity.referral_code c join staff.staff s on s.id = c.staff_id
    where c.agent_id = ${agent_id} order by c.created_at, c.code limit ${CODES_MAX}`
  return rows.map(({ code, is_on, staff_id, user_name, players }) => {
    const link = `${site_url}/?ref=${code}`
    return {
      code,
      link,
      qr: qrCode(link),
      is_on,
      staff: { id: String(staff_id), user_name },
      players: Number(players),
    }
  })
}
