import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { infoFill } from '#ui/icons.ts'
import styles from '../parts/tag.module.css'
import { catalogTexts } from '../texts.ts'

/** On the picture of what cannot be played at the moment. */
export function MaintenanceTag() {
  const texts = useTexts(catalogTexts)
  return (
    <span className={`${styles.tag} ${styles.maintenance}`}>
      <Icon glyph={infoFill} size={12} />
      {texts.maintenance}
    </span>
  )
}
