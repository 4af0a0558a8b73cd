import { Icon } from '#ui/components/display/icon.tsx'
import { infoFill } from '#ui/icons.ts'
import styles from '../parts/tag.module.css'

/** On the picture of a game that its player cannot open during a break. */
export function BreakTag({ text }: { text: string }) {
  return (
    <span className={`${styles.tag} ${styles.maintenance}`}>
      <Icon glyph={infoFill} size={12} />
      {text}
    </span>
  )
}
