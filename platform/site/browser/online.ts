import { useSyncExternalStore } from 'react'

/** Whether the phone has a line, as far as the browser knows. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    followLine,
    () => navigator.onLine,
    () => true,
  )

function followLine(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
