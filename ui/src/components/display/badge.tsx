import type { ReactNode } from 'react'
import { checkCircleFill, clockFill, xCircleFill } from '../../icons.ts'
import { classNames } from '../class-names.ts'
import styles from './badge.module.css'
import { Icon } from './icon.tsx'

/** `lost` and `settled` are over and ask for nothing. */
const MARKS = {
  success: checkCircleFill,
  pending: clockFill,
  failed: xCircleFill,
  lost: xCircleFill,
  settled: checkCircleFill,
} as const

export interface BadgeProps {
  kind: keyof typeof MARKS
  /** The word. A status is always icon, word and tint together. */
  children: ReactNode
}

export function Badge({ kind, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      <Icon glyph={MARKS[kind]} size={16} />
      {children}
    </span>
  )
}
