import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { spadeDuotone } from '#ui/icons.ts'
import styles from './rail-tile.module.css'
import { railTexts } from './texts.ts'

/** The platform's own table among the games that were played last: its page opens it. */
export function ShanTile() {
  const { shan } = useTexts(railTexts)
  return (
    <li className={styles.tile}>
      <Link className={styles.play} href="/shan">
        <span className={`${styles.art} ${styles.shan}`}>
          <Icon glyph={spadeDuotone} size={48} />
        </span>
        <span className={styles.name}>{shan}</span>
      </Link>
    </li>
  )
}
