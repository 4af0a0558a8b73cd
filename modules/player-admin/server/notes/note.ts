import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { olderThan, timeCursor } from '#platform/server/database/time-cursor.ts'
import { pageOf } from '#platform/server/http/answers/answers.ts'
import type { PlayerNote } from '#player-admin/contract/notes.ts'
import { IMPORTANT_NOTES_MAX } from '#player-admin/contract/rules.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import type { HistoryEntry, HistoryRequest } from '../timeline/get-timeline.ts'

interface NoteRow {
  id: string
  created_at: Date
  cursor: string
  staff_id: bigint
  user_name: string
  text: string
  is_important: boolean
  closes: string | null
  closed_by_id: bigint | null
  closed_by_name: string | null
}

/**
 * The notes that the caller may see, as a condition on the author `s`: an agent and the agent's sub-agents read their own,
 * and not those of the company.
 */
function withinAuthors(db: Queryable, staff: StaffCaller): Fragment {
  const scope = scopeOf(staff)
  if (scope === null) return db`true`
  const agents = arrayOf(db, 'bigint', scope)
  return db`(s.id = any (${agents}) or s.parent_id = any (${agents}))`
}

interface NoteQuery {
  where: Fragment
  limit: number
}

async function findRows(db: Queryable, staff: StaffCaller, { where, limit }: NoteQuery): Promise<NoteRow[]> {
  return db<NoteRow[]>`
    select n.id, n.created_at, ${timeCursor(db, db`n.created_at`, db`n.id`)} as cursor, n.staff_id, s.user_name, n.text,
           n.is_important, n.closes, closing.staff_id as closed_by_id, closer.user_name as closed_by_name
    from player_admin.note n join staff.staff s on s.id = n.staff_id
    left join player_admin.note closing on closing.closes = n.id
    left join staff.staff closer on closer.id = closing.staff_id
    where ${where} and ${withinAuthors(db, staff)}
    order by n.created_at desc, n.id desc limit ${limit}`
}

function writeNote(row: NoteRow, staff: StaffCaller): PlayerNote {
  const somebody = (id: bigint, user_name: string) => ({
    staff_id: String(id),
    user_name,
    is_me: id === staff.staff_id,
  })
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    written_by: somebody(row.staff_id, row.user_name),
    text: row.text,
    is_important: row.is_important,
    closes: row.closes,
    closed_by: row.closed_by_id === null ? null : somebody(row.closed_by_id, row.closed_by_name ?? ''),
  }
}

export async function listNotes(
  db: Queryable,
  staff: StaffCaller,
  { player_id, after, limit }: { player_id: bigint; after: string | null; limit: number },
) {
  const place = { created_at: db`n.created_at`, id: db`n.id` }
  const where = db`n.player_id = ${player_id} and ${olderThan(db, place, after)}`
  const rows = await findRows(db, staff, { where, limit: limit + 1 })
  const { page, next } = pageOf(rows, limit, ({ cursor }) => cursor)
  return { data: page.map((row) => writeNote(row, staff)), next }
}

/** The notes of a player's history. */
export async function noteHistory(
  db: Queryable,
  { staff, player_id, after, limit }: HistoryRequest,
): Promise<HistoryEntry[]> {
  const place = { created_at: db`n.created_at`, id: db`n.id` }
  const where = db`n.player_id = ${player_id} and ${olderThan(db, place, after)}`
  const rows = await findRows(db, staff, { where, limit })
  return rows.map((row) => ({
    id: row.id,
    cursor: row.cursor,
    at: row.created_at.toISOString(),
    what: row.is_important ? 'important' : 'note',
    state: null,
    amount: null,
    number: null,
    by: row.user_name,
    text: row.text,
    rejection: null,
    reference: null,
    receipt_url: null,
  }))
}

/** Those that are to be seen before anybody decides about the player: important, and not closed; newest first. */
export async function importantNotes(db: Queryable, staff: StaffCaller, player_id: bigint): Promise<PlayerNote[]> {
  const where = db`n.player_id = ${player_id} and n.is_important and closing.id is null`
  const rows = await findRows(db, staff, { where, limit: IMPORTANT_NOTES_MAX })
  return rows.map((row) => writeNote(row, staff))
}

export async function findNote(db: Queryable, staff: StaffCaller, id: string): Promise<PlayerNote | null> {
  const [row] = await findRows(db, staff, { where: db`n.id = ${id}`, limit: 1 })
  return row ? writeNote(row, staff) : null
}
