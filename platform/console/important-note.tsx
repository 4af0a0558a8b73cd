import type { ReactNode } from 'react'
import { momentOf } from './figures/time.ts'
import panel from './panel.module.css'
import { texts } from './texts.ts'

export interface ImportantNoteProps {
  note: { text: string; at: string; written_by: { user_name: string } }
  /** The actions on the note. */
  children?: ReactNode
}

/** A note that colleagues must read about a player before they decide. */
export function ImportantNote({ note: { text, at, written_by }, children }: ImportantNoteProps) {
  return (
    <section className={panel.waiting} aria-label={texts.importantNote}>
      <p className={panel.words}>{text}</p>
      <p>
        <small>
          {texts.importantNote} · {written_by.user_name} · {momentOf(at)}
        </small>
      </p>
      {children}
    </section>
  )
}
