import { useSyncExternalStore } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { appTexts } from '../texts.ts'
import styles from './shell.module.css'

/** Says that what is shown may be of earlier. It lies above the screen, which stays where it is. */
export function OfflineNote() {
  const { offline } = useTexts(appTexts)
  const is_online = useSyncExternalStore(
    followLine,
    () => navigator.onLine,
    () => true,
  )
  if (is_online) return null
  return (
    <p className={styles.offline} role="status">
      {offline}
    </p>
  )
}

function followLine(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
