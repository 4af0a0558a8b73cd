/** Notes of the staff on a player; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { ListAnswer, Nullable, Somebody, Time, Uuid } from '#platform/contract/shapes.ts'

export const PlayerNote = Type.Object({
  id: Type.String(),
  at: Time,
  written_by: Somebody,
  text: Type.String(),
  is_important: Type.Boolean(),
  /** The id of the important note that this one closes. */
  closes: Nullable(Type.String()),
  /** Who closed this one, by a newer note; null while nobody has. */
  closed_by: Nullable(Somebody),
})
export type PlayerNote = Static<typeof PlayerNote>

/** GET /players/:id/notes, newest first. */
export const PlayerNotesAnswer = ListAnswer(PlayerNote)
export type PlayerNotesAnswer = Static<typeof PlayerNotesAnswer>

/** POST /players/:id/notes. The id is the idempotency key. */
export const NewPlayerNoteBody = Type.Object(
  {
    id: Uuid,
    text: Type.String({ maxLength: 4000 }),
    is_important: Type.Boolean(),
    /** An important note of this player that no note has closed yet. */
    closes: Type.Optional(Nullable(Uuid)),
  },
  { additionalProperties: false },
)
export type NewPlayerNoteBody = Static<typeof NewPlayerNoteBody>
export const PlayerNoteAnswer = Answer(PlayerNote)
export type PlayerNoteAnswer = Static<typeof PlayerNoteAnswer>
