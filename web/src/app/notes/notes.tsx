import { useEffect } from 'react'
import { useIsOnline } from '../../platform/browser/online.ts'
import { betsOffStore } from '../../platform/session/bets-off.ts'
import { useTexts } from '../../platform/texts.ts'
import { OfflineNote } from './offline-note.tsx'
import { notesTexts } from './texts.ts'

/** What lies above every screen while there is no line; the bets are off then. */
export function Notes() {
  const { no_line } = useTexts(notesTexts)
  const is_online = useIsOnline()
  useEffect(() => {
    betsOffStore.set(is_online ? null : { text: no_line })
    return () => betsOffStore.set(null)
  }, [is_online, no_line])
  return is_online ? null : <OfflineNote />
}
