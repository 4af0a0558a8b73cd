import { classNames } from '#ui/class-names.ts'
import styles from './picture.module.css'

interface PictureProps {
  src: string | null
  /** What it stands for; shown in its place while there is no picture. Empty beside a written name. */
  alt: string
  width: number
  height: number
  className?: string
}

/** A mark or a game's picture. Its place is lacquer until it arrives, and it is fetched when it comes near. */
export function Picture({ src, alt, width, height, className }: PictureProps) {
  if (src === null)
    return (
      <span className={classNames(styles.blank, className)} data-picture="">
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
      loading="lazy"
      decoding="async"
      data-picture=""
      draggable={false}
    />
  )
}
