import { hasWords } from '#platform/contract/typed-text.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { NewPlayerNoteBody, PlayerNote } from '#player-admin/contract/notes.ts'
import { IMPORTANT_NOTES_MAX, NOTE_LENGTH_MAX } from '#player-admin/contract/rules.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { lockPlayer, playerObject } from '../player.ts'
import { findNote, importantNotes } from './note.ts'

/** Of one person, on all players: many times what a person writes, and few enough to read. */
const NOTES_PER_HOUR_MAX = 60
const HOUR_SECONDS = 3_600

/**
 * Writes a note on a player, which nobody changes or deletes. One that is important stands at the head of the player's page
 * and at decisions about the player's requests until a newer note closes it. The id is the idempotency key.
 * @throws Problem invalid_fields, not_found, approver_required, too_many_requests, idempotency_key_reused
 */
export async function writeNote(
  db: Database,
  staff: StaffCaller,
  { player_id, body }: { player_id: bigint; body: NewPlayerNoteBody },
): Promise<PlayerNote> {
  const text = body.text.trim()
  const is_text = text.length <= NOTE_LENGTH_MAX && text.isWellFormed() && hasWords(text)
  refuseFields({ text: is_text ? null : 'player_note_invalid' }, { max: NOTE_LENGTH_MAX })
  const note = { ...body, text, closes: body.closes ?? null }
  return transaction(db, async (tx) => {
    await lockPlayer(tx, staff, player_id)
    if (!(await wasWritten(tx, staff, { player_id, note }))) {
      await refuseTooFrequent(tx, staff)
      await refuseImportance(tx, staff, { player_id, note })
      await tx`
        insert into player_admin.note (id, player_id, staff_id, text, is_important, closes)
        values (${note.id}, ${player_id}, ${staff.staff_id}, ${text}, ${note.is_important}, ${note.closes})`
      await recordAudit(tx, {
        staff,
        action: 'players.note',
        object: playerObject(player_id),
        after: { note_id: note.id, is_important: note.is_important, closes: note.closes },
      })
    }
    const written = await findNote(tx, staff, note.id)
    if (!written) throw new Error(`note ${note.id} was not written`)
    return written
  })
}

interface NewNote {
  player_id: bigint
  note: { id: string; text: string; is_important: boolean; closes: string | null }
}

async function wasWritten(tx: Transaction, staff: StaffCaller, { player_id, note }: NewNote): Promise<boolean> {
  const [earlier] = await tx<{ is_same: boolean }[]>`
    select player_id = ${player_id} and staff_id = ${staff.staff_id} and text = ${note.text}
           and is_important = ${note.is_important} and closes is not distinct from ${note.closes}::uuid as is_same
    from player_admin.note where id = ${note.id}`
  if (earlier && !earlier.is_same) throw new Problem('idempotency_key_reused')
  return earlier !== undefined
}

async function refuseTooFrequent(tx: Transaction, staff: StaffCaller): Promise<void> {
  const [hour] = await tx<{ count: bigint }[]>`
    select count(*) as count from player_admin.note
    where staff_id = ${staff.staff_id} and created_at > now() - ${HOUR_SECONDS} * interval '1 second'`
  if (Number(hour?.count) >= NOTES_PER_HOUR_MAX) {
    throw new Problem('too_many_requests', { values: { seconds: HOUR_SECONDS } })
  }
}

/** Under the lock of the player: two people neither close one note twice nor pass the limit together. */
async function refuseImportance(tx: Transaction, staff: StaffCaller, { player_id, note }: NewNote): Promise<void> {
  const open = await importantNotes(tx, staff, player_id)
  const is_closing = open.some(({ id }) => id === note.closes)
  const is_full = note.is_important && !is_closing && open.length >= IMPORTANT_NOTES_MAX
  refuseFields(
    {
      closes: note.closes === null || is_closing ? null : 'note_not_open',
      is_important: is_full ? 'important_notes_full' : null,
    },
    { max: IMPORTANT_NOTES_MAX },
  )
}
