import { readStored, STORAGE_KEYS, writeStored } from '#platform/site/browser/storage.ts'
import { sessionStore } from '#platform/site/session/session-store.ts'

const OWNER = 'bets_of'
const OTHER_BETS = 'two_d_other_bets'

/**
 * The numbers that are chosen and not yet placed belong to one player: when another signs in on the same browser, they are
 * forgotten. What was chosen before anybody had been noted is of the player who is signed in.
 */
export function saveDraftOwner(): void {
  const { user } = sessionStore.get()
  const owner = readStored(OWNER)
  if (!user) return
  if (user.user_name === owner) return notifyOfDraft()
  writeStored(OWNER, user.user_name)
  if (owner === null) return notifyOfDraft()
  writeStored(STORAGE_KEYS.bets, null)
  writeStored(OTHER_BETS, null)
  // As another tab would hear of it: the drafts are read again.
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.bets }))
}

/** Numbers of an earlier visit: the bar with them is fetched only where there are any. */
function notifyOfDraft(): void {
  if (readStored(STORAGE_KEYS.bets) === null) return
  import('#two-d/site/unplaced/overlay.ts').then(
    (unplaced) => unplaced.showUnplaced(),
    (error: unknown) => console.warn('unplaced', error),
  )
}
