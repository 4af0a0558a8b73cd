import { type Database, transaction } from '#platform/server/database/database.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { TwoDSessionSetting } from '#two-d/contract/draws-staff.ts'
import { listSessionSettings } from './setting.ts'

export async function getSessions(db: Database): Promise<{ sessions: TwoDSessionSetting[] }> {
  const sessions = await listSessionSettings(db)
  return {
    sessions: sessions.map(({ session, is_on, cutoff_at, draws_at }) => ({ session, is_on, cutoff_at, draws_at })),
  }
}

/** When sessions close and are drawn, and which are played. Draws that are open keep their times. @throws Problem invalid_fields */
export async function changeSessions(
  db: Database,
  staff: StaffCaller,
  wanted: TwoDSessionSetting[],
): Promise<{ sessions: TwoDSessionSetting[] }> {
  refuseFields({
    sessions: new Set(wanted.map(({ session }) => session)).size === wanted.length ? null : 'invalid',
    ...Object.fromEntries(
      wanted.map(({ session, cutoff_at, draws_at }) => [session, cutoff_at < draws_at ? null : ('invalid' as const)]),
    ),
  })
  await transaction(db, async (tx) => {
    await tx`select from two_d.session order by number for update`
    const before = await listSessionSettings(tx)
    for (const { session, is_on, cutoff_at, draws_at } of wanted) {
      await tx`
        update two_d.session
        set is_on = ${is_on}, cutoff_at = ${cutoff_at}::text::time, draws_at = ${draws_at}::text::time
        where session = ${session}`
    }
    await recordAudit(tx, {
      staff,
      action: 'two_d.change_sessions',
      object: 'two_d_sessions:all',
      before: { sessions: before },
      after: { sessions: wanted },
    })
  })
  return getSessions(db)
}
