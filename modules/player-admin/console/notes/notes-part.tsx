import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import { Failed, More } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import { rowsOf } from '#platform/console/table/paged-table.tsx'
import type { PlayerNote } from '#player-admin/contract/notes.ts'
import type { PlayerProfile } from '#player-admin/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { notesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { NoteSheet } from './note-sheet.tsx'
import styles from './notes.module.css'

/** All notes of the staff on a player, newest first, and the button for another one. */
export function NotesPart({ player }: { player: PlayerProfile }) {
  const may_write = useMay('player_notes.write') && !player.is_own
  const [is_writing, setWriting] = useState(false)
  const query = useInfiniteQuery(notesQuery(player.id))
  const notes = rowsOf(query)
  return (
    <section aria-label={texts.notes}>
      <div className={styles.head}>
        <h3>{texts.notes}</h3>
        {may_write && (
          <Button kind="tonal" size="sm" onClick={() => setWriting(true)}>
            {texts.writeNote}
          </Button>
        )}
      </div>
      {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
      {query.data && notes.length === 0 && <p>{texts.noNotes}</p>}
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={panel.words}>{note.text}</p>
            <small>{captionOf(note)}</small>
          </li>
        ))}
      </ul>
      <More pages={query} />
      {is_writing && <NoteSheet player={player} onClose={() => setWriting(false)} />}
    </section>
  )
}

const captionOf = ({ written_by, at, is_important, closed_by }: PlayerNote): string =>
  [
    written_by.user_name,
    momentOf(at),
    ...(is_important ? [texts.importantMark] : []),
    ...(closed_by ? [texts.closedBy(closed_by.user_name)] : []),
  ].join(' · ')
