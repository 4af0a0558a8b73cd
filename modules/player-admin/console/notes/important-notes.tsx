import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import form from '#platform/console/form/form.module.css'
import { ImportantNote } from '#platform/console/important-note.tsx'
import type { PlayerNote } from '#player-admin/contract/notes.ts'
import type { PlayerProfile } from '#player-admin/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { texts } from '../texts.ts'
import { NoteSheet } from './note-sheet.tsx'

/** Open at the head of the player's page, until a newer note closes them. */
export function ImportantNotes({ player }: { player: PlayerProfile }) {
  const may_write = useMay('player_notes.write') && !player.is_own
  const [closes, setCloses] = useState<PlayerNote | null>(null)
  return (
    <>
      {player.important_notes.map((note) => (
        <ImportantNote key={note.id} note={note}>
          {may_write && (
            <div className={form.buttons}>
              <Button kind="secondary" size="sm" onClick={() => setCloses(note)}>
                {texts.closeNote}
              </Button>
            </div>
          )}
        </ImportantNote>
      ))}
      {closes && <NoteSheet player={player} closes={closes} onClose={() => setCloses(null)} />}
    </>
  )
}
