import type { ReactNode } from 'react'

/** One of a row of views. */
export interface LinkItem {
  href: string
  label: ReactNode
  current: boolean
}

/** How the program around draws a link; a plain anchor without it. */
export type RenderLink = (link: {
  href: string
  className: string
  'aria-current'?: 'page'
  children: ReactNode
}) => ReactNode
