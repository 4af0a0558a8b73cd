import type { Ref } from 'react'
import { classNames } from '#ui/components/class-names.ts'
import styles from './picture.module.css'

export interface PictureProps {
  src: string | null
  /** The text in the picture's place while there is no picture. Empty beside a written name. */
  alt: string
  width: number
  height: number
  className?: string
  /** Somebody looks at its place: it goes before whatever the page fetches for later, and before the scripts of a document. */
  is_in_view?: boolean
  /** Of its place while there is no picture. */
  ref?: Ref<HTMLSpanElement>
}

/** A mark or a game's picture. Its place is lacquer until it arrives, and it is fetched when it comes near. */
export function Picture({ src, alt, width, height, className, is_in_view, ref }: PictureProps) {
  if (src === null)
    return (
      <span ref={ref} className={classNames(styles.blank, className)} data-picture="">
        {alt}
      </span>
    )
  return (
    <img
      className={classNames(styles.picture, className)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={is_in_view ? 'eager' : 'lazy'}
      fetchPriority={is_in_view ? 'high' : 'auto'}
      decoding="async"
      data-picture=""
      draggable={false}
    />
  )
}
