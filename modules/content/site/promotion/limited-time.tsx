import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { hourglassMediumFill } from '#ui/icons.ts'
import { contentTexts } from '../texts.ts'
import styles from './promotion.module.css'

/** On what has an end, and on nothing else. */
export function LimitedTime() {
  const { promotion: texts } = useTexts(contentTexts)
  return (
    <span className={styles.limited}>
      <Icon glyph={hourglassMediumFill} size={15} />
      {texts.limited}
    </span>
  )
}
