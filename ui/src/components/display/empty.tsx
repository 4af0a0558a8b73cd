import type { ReactNode } from 'react'
import doll from '../../pictures/doll.svg?no-inline'
import gong from '../../pictures/gong.svg?no-inline'
import harp from '../../pictures/harp.svg?no-inline'
import umbrella from '../../pictures/umbrella.svg?no-inline'
import styles from './empty.module.css'

const PICTURES = { doll, umbrella, harp, gong }

const loaded = new Map<keyof typeof PICTURES, HTMLImageElement>()

/** Fetches the picture before it is needed, for what has to be shown without a network. */
export function loadPicture(art: keyof typeof PICTURES): void {
  if (loaded.has(art)) return
  const image = new Image()
  image.src = PICTURES[art]
  loaded.set(art, image)
}

export interface EmptyProps {
  /** Doll: nothing found. Umbrella: it failed. Harp: nothing yet. Gong: nobody won. */
  art: keyof typeof PICTURES
  title: string
  line?: ReactNode
  action?: ReactNode
}

export function Empty({ art, title, line, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <img src={PICTURES[art]} width="142" height="142" alt="" />
      <p className={styles.title}>{title}</p>
      {line && <p className={styles.line}>{line}</p>}
      {action}
    </div>
  )
}
