import type { QueryClient } from '@tanstack/react-query'
import { readStored } from '#platform/site/browser/storage.ts'
import { sessionStore } from '#platform/site/session/session-store.ts'

/** Favourites and recent games of a guest come along when the guest is a member, on whatever page that is. */
export function followGuestGames(client: QueryClient): void {
  let is_bringing = false
  const bring = async () => {
    if (is_bringing || !sessionStore.get().is_member || readStored('guest_games') === null) return
    is_bringing = true
    try {
      await (await import('#catalog/site/shared/my-games/bring-guest-games.ts')).bringGuestGames()
      await client.invalidateQueries({ queryKey: ['my-games'] })
    } catch (error) {
      console.warn('guest games', error)
    }
    is_bringing = false
  }
  sessionStore.subscribe(() => void bring())
  void bring()
}
