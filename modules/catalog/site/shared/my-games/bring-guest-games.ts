import { callOwn, Refusal } from '#platform/site/calls/api.ts'
import { forgetGuestGames, readGuestGames } from './guest-games.ts'

/** A guest has joined or signed in: what the browser kept is the player's from now on. Without a line it waits for the next page. */
export async function bringGuestGames(): Promise<void> {
  const { favourites, recent } = readGuestGames()
  const ids = (games: readonly { id: number }[]) => games.map(({ id }) => id)
  try {
    await callOwn('POST', '/my-games', { body: { favourites: ids(favourites), recent: ids(recent) } })
  } catch (error) {
    // A platform that refuses it now would refuse it at every page.
    if (!(error instanceof Refusal) || error.http === 401 || error.http === 429) throw error
  }
  forgetGuestGames()
}
