import { getExclusion } from '#identity/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { PlayerProfile } from '#player-admin/contract/staff.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'
import { findBalanceAdjustments, getAdjustmentLimit } from './balance-adjustments/balance-adjustment.ts'
import { importantNotes } from './notes/note.ts'
import { type PlayerSummary, serializePlayers } from './player.ts'

/** @throws Problem not_found, also for another agent's player */
export async function getPlayer(db: Queryable, staff: StaffCaller, id: bigint): Promise<PlayerProfile> {
  const [player] = await db<(PlayerSummary & { referral_code: string | null; last_seen_at: Date | null })[]>`
    select p.id, p.user_name, p.name, p.phone, p.status, p.agent_id, a.user_name as agent_name, p.created_at,
           p.referral_code,
           (select s.seen_at from identity.session s where s.player_id = p.id order by s.created_at desc limit 1)
             as last_seen_at
    from identity.player p left join staff.staff a on a.id = p.agent_id
    where p.id = ${id} and ${playersInScope(db, staff)}`
  if (!player) throw new Problem('not_found')
  const [row] = await serializePlayers(db, [player])
  if (!row) throw new Error('a player was not written')
  const [pending] = await findBalanceAdjustments(db, staff, {
    where: db`q.subject = ${`player:${id}`} and q.status = 'pending'`,
    limit: 1,
  })
  return {
    ...row,
    referral_code: player.referral_code,
    last_seen_at: player.last_seen_at?.toISOString() ?? null,
    exclusion: await getExclusion(db, id),
    pending_balance_adjustment: pending ?? null,
    important_notes: await importantNotes(db, staff, id),
    balance_adjustment_above: writeMoney(await getAdjustmentLimit(db)),
    is_own: staff.player_id === id,
  }
}
