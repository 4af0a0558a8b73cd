import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page-head.module.css'

export interface PageHeadProps {
  title: string
  /** A link or button of 44 px, usually with an arrow: give it `className="icon-button"`. */
  back?: ReactNode
  aside?: ReactNode
}

export function PageHead({ title, back, aside }: PageHeadProps) {
  return (
    <div className={classNames(styles.head, back === undefined && styles.plain)}>
      {back}
      <h1>{title}</h1>
      {aside}
    </div>
  )
}
