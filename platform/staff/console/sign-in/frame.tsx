import type { ReactNode } from 'react'
import { NAME_LATIN } from '#ui/art/name-latin.ts'
import { Note } from '#ui/components/display/note.tsx'
import { Blossom, Wordmark } from '#ui/components/ornament/brand.tsx'
import styles from './sign-in.module.css'

export interface FrameProps {
  title: string
  line?: string
  /** Why the last try failed. */
  refusal?: string | null
  children: ReactNode
}

/** The one card on lacquer that every step of the sign-in is. */
export function Frame({ title, line, refusal, children }: FrameProps) {
  return (
    <main className={styles.ground}>
      <div className={styles.brand}>
        <span className="on-lacquer">
          <Blossom size={40} />
        </span>
        <Wordmark outline={NAME_LATIN} height={34} />
      </div>
      <div className={styles.card}>
        <h1>{title}</h1>
        {line && <p className={styles.line}>{line}</p>}
        {refusal && <Note kind="error">{refusal}</Note>}
        {children}
      </div>
    </main>
  )
}
