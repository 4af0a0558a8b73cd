import { useId, useState } from 'react'
import { newId } from '#platform/console/call/new-id.ts'
import form from '#platform/console/form/form.module.css'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import panel from '#platform/console/panel.module.css'
import type { PlayerNote } from '#player-admin/contract/notes.ts'
import { NOTE_LENGTH_MAX } from '#player-admin/contract/rules.ts'
import type { PlayerProfile } from '#player-admin/contract/staff.ts'
import { FieldError } from '#ui/components/controls/field-error.tsx'
import { writeNote } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from './notes.module.css'

export interface NoteSheetProps {
  player: PlayerProfile
  /** The important note that this one closes. */
  closes?: PlayerNote
  onClose: () => void
}

export const NoteSheet = asOverlay(function NoteSheet({ player, closes, onClose }: NoteSheetProps) {
  // One intent: sent again after a lost answer, it is one note.
  const [id] = useState(newId)
  const field = useId()
  const send = (values: FormData) =>
    writeNote(player.id, {
      id,
      text: textOf(values, 'text'),
      is_important: values.has('is_important'),
      closes: closes?.id ?? null,
    })
  return (
    <FormSheet
      title={closes ? texts.closeNote : `${texts.note}: ${player.name}`}
      submitLabel={texts.writeNote}
      onClose={onClose}
      send={send}
    >
      {(fault) => (
        <>
          {closes && <p className={panel.words}>{closes.text}</p>}
          <div className={form.field}>
            <label htmlFor={field}>{closes ? texts.whyClosed : texts.note}</label>
            <textarea
              id={field}
              className={styles.text}
              name="text"
              rows={4}
              maxLength={NOTE_LENGTH_MAX}
              aria-invalid={fault('text') ? true : undefined}
              aria-describedby={fault('text') ? `${field}-error` : undefined}
            />
            {fault('text') && <FieldError id={`${field}-error`}>{fault('text') ?? ''}</FieldError>}
          </div>
          <div className={form.boxes}>
            <label>
              <input type="checkbox" name="is_important" />
              {texts.important}
            </label>
            {(fault('is_important') ?? fault('closes')) && (
              <FieldError id={`${field}-importance`}>{fault('is_important') ?? fault('closes') ?? ''}</FieldError>
            )}
          </div>
        </>
      )}
    </FormSheet>
  )
})
