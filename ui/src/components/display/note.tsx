import type { ReactNode } from 'react'
import { checkCircleFill, clockFill, infoFill, warningCircleFill } from '../../icons.ts'
import { classNames } from '../class-names.ts'
import { Icon } from './icon.tsx'
import styles from './note.module.css'

const MARKS = { success: checkCircleFill, error: warningCircleFill, pending: clockFill, info: infoFill } as const

export interface NoteProps {
  kind: keyof typeof MARKS
  children: ReactNode
}

/** A result that stays on the page. Errors interrupt a screen reader, the rest waits its turn. */
export function Note({ kind, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon glyph={MARKS[kind]} size={20} />
      <div>{children}</div>
    </div>
  )
}
