import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { fireFill } from '#ui/icons.ts'
import styles from '../parts/tag.module.css'
import { catalogTexts } from '../texts.ts'

export function HotTag() {
  const texts = useTexts(catalogTexts)
  return (
    <span className={`${styles.tag} ${styles.hot}`}>
      <Icon glyph={fireFill} size={12} />
      {texts.hot}
    </span>
  )
}
