import type { DatabaseAddress } from '#platform/server/database/address/database-address.ts'
import { formerPrimary } from '#platform/server/database/address/primary.ts'
import { keepSeenTimeline, readSeenTimelines } from '#platform/server/database/address/seen-timelines.ts'
import type { Database } from '#platform/server/database/database.ts'

/** A database that another one has replaced. */
export class FormerPrimary extends Error {}

/**
 * For every program before it serves or works, also where DATABASE_URL names one host, which may be an address that moves.
 * @throws FormerPrimary where a higher timeline was seen: by a program of this machine, or by one that told this database
 */
export async function refuseFormerPrimary(db: Database, address: DatabaseAddress): Promise<void> {
  const [primary] = await db<{ system_identifier: string; timeline: number; kept: number | null }[]>`
    select system.system_identifier::text, kept.timeline as kept,
           ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::integer as timeline
    from pg_control_system() system
    left join environment.primary_timeline kept on kept.system_identifier = system.system_identifier::text
    where not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'`
  // A database without writes is no primary, and every call refuses it later.
  if (!primary) return
  const { system_identifier, timeline, kept } = primary
  const file = address.timeline_file
  const of_file = file === undefined ? 0 : (readSeenTimelines(file)[system_identifier] ?? 0)
  const seen = Math.max(kept ?? 0, of_file)
  if (timeline < seen) {
    const name = address.hosts.map(({ host, port }) => `${host}:${port}`).join(', ')
    throw new FormerPrimary(
      `${formerPrimary(name, { timeline, seen })}. Start the primary, or make this one its standby. If it was restored on ` +
        `purpose, delete ${file ?? 'the file of timelines'} and the row of environment.primary_timeline.`,
    )
  }
  if (file !== undefined) keepSeenTimeline(file, system_identifier, timeline)
  await db`
    insert into environment.primary_timeline as kept (system_identifier, timeline) values (${system_identifier}, ${timeline})
    on conflict (system_identifier) do update set timeline = excluded.timeline, seen_at = now()
    where kept.timeline < excluded.timeline`
}
