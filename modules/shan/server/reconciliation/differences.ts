import { type Money, writeMoney } from '#platform/contract/money.ts'
import { type Database, type Queryable, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { DifferencesQuery, ShanDifference, ShanNoteBody } from '#seamless/contract/staff.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'

/** Anyone who has more of them open calls the provider, and does not read on. */
const SHOWN_MAX = 200

interface DifferenceRow {
  key: string
  kind: ShanDifference['kind']
  about: string
  player_id: bigint | null
  user_name: string | null
  ours: Money | null
  theirs: Money | null
  found_at: Date
}

/** Sums differ only where a round does. To look for that round takes a tenth of the time of adding up every session. */
export const sessionsThatDiffer = (db: Queryable) => db`
  select session_id from shan.settlement where outcome <> 'refused' and net <> reported_net`

/** Every difference there ever was; the provider is asked about them, and their notes close them. */
const allDifferences = (db: Queryable) => db`
  select 'round:' || s.wager_code || '/' || s.player_id as key, 'round' as kind, s.wager_code as about, s.player_id,
         null::bigint as ours, s.reported_net as theirs, s.created_at as found_at
  from shan.settlement s where s.outcome = 'refused'
  union all
  select 'repeat:' || d.wager_code || '/' || encode(d.content_hash, 'hex'), 'repeat', d.wager_code, null, null, null,
         d.received_at
  from shan.dispute d
  union all
  select 'session:' || s.session_id, 'session', s.session_id::text, s.player_id, sum(s.net)::bigint,
         sum(s.reported_net)::bigint, max(s.created_at)
  from shan.settlement s where s.outcome <> 'refused' and s.session_id in (${sessionsThatDiffer(db)})
  group by s.session_id, s.player_id
  having bool_and(s.reported_net is not null) and sum(s.net) <> sum(s.reported_net)`

/** Where the maker of the table and we differ: what is to be looked into, or what is done. */
export async function getDifferences(db: Database, { show }: DifferencesQuery): Promise<ShanDifference[]> {
  const rows = await db<(DifferenceRow & { note: string | null; noted_by: string | null; noted_at: Date | null })[]>`
    select d.*, p.user_name, n.note, s.user_name as noted_by, n.at as noted_at
    from (${allDifferences(db)}) d
    left join identity.player p on p.id = d.player_id
    left join shan.difference_note n on n.key = d.key
    left join staff.staff s on s.id = n.staff_id
    where (n.note is null) = ${show !== 'done'}
    order by d.found_at desc limit ${SHOWN_MAX}`
  const money = (amount: Money | null) => (amount === null ? null : writeMoney(amount))
  return rows.map(({ key, kind, about, player_id, user_name, ours, theirs, found_at, note, noted_by, noted_at }) => ({
    key,
    kind,
    about,
    player: player_id === null ? null : { id: String(player_id), user_name: user_name ?? '' },
    ours: money(ours),
    theirs: money(theirs),
    found_at: found_at.toISOString(),
    note: note === null ? null : { note, user_name: noted_by ?? '', at: noted_at?.toISOString() ?? '' },
  }))
}

/**
 * Notes what was done about a difference, once: it is nobody's work any more.
 * @throws Problem invalid_fields, not_found, difference_noted
 */
export function noteDifference(db: Database, staff: StaffCaller, body: ShanNoteBody): Promise<void> {
  const note = body.note.trim()
  refuseFields({ note: note === '' ? 'note_required' : null })
  return transaction(db, async (tx) => {
    const known = await tx`select from (${allDifferences(tx)}) d where d.key = ${body.key} limit 1`
    if (known.length === 0) throw new Problem('not_found')
    const noted = await tx`
      insert into shan.difference_note (key, note, staff_id) values (${body.key}, ${note}, ${staff.staff_id})
      on conflict do nothing returning note`
    if (noted.length === 0) throw new Problem('difference_noted')
    const object = `shan_difference:${body.key}` as const
    await recordAudit(tx, { staff, action: 'wagers.resolve', object, after: { note }, reason: note })
  })
}
