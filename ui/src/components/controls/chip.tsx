import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  pressed: boolean
}

export function Chip({ pressed, className, ...button }: ChipProps) {
  return <button type="button" {...button} className={classNames(styles.chip, className)} aria-pressed={pressed} />
}
