import { Icon } from '#ui/components/display/icon.tsx'
import { bankFill } from '#ui/icons.ts'
import styles from './mark.module.css'

/** The picture of an account or of a way to pay; a bank where there is none. */
export function Mark({ image, size = 48 }: { image: string | null; size?: number }) {
  return (
    <span className={styles.mark} data-size={size}>
      {image === null ? (
        <Icon glyph={bankFill} size={size / 2} />
      ) : (
        <img src={image} alt="" width={size} height={size} />
      )}
    </span>
  )
}
