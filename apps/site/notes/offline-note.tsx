import { useAboveBar } from '#platform/site/browser/above-bar.ts'
import { useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { appTexts } from '../texts.ts'
import styles from './offline-note.module.css'

/** Says that what is shown may be of earlier. It lies above the screen, which stays where it is, and above its bar. */
export function OfflineNote() {
  const { offline } = useTexts(appTexts).notes
  const note = useAboveBar<HTMLParagraphElement>()
  // Another screen has another bar.
  useAddress()
  return (
    <p ref={note} className={styles.offline} role="status">
      {offline}
    </p>
  )
}
