import type { Game } from '#catalog/contract/player.ts'
import { FAVOURITES_MAX, RECENT_MAX } from '#catalog/contract/rules.ts'
import { readStored, writeStored } from '#platform/site/browser/storage.ts'

/** The lists that the browser keeps for a guest, newest first: the games themselves, so that home shows them without a call. */
export interface GuestGames {
  favourites: readonly Game[]
  recent: readonly Game[]
}

const NONE: GuestGames = { favourites: [], recent: [] }

/** Storage may hold anything: what is no list of games counts as none. */
export function readGuestGames(): GuestGames {
  try {
    const { favourites, recent } = JSON.parse(readStored('guest_games') ?? '{}')
    return { favourites: gamesOf(favourites, FAVOURITES_MAX), recent: gamesOf(recent, RECENT_MAX) }
  } catch {
    return NONE
  }
}

function gamesOf(kept: unknown, max: number): Game[] {
  if (!Array.isArray(kept)) return []
  return kept.filter((game) => Number.isInteger(game?.id) && typeof game.game_name === 'string').slice(0, max)
}

export const saveGuestGames = (games: GuestGames) => writeStored('guest_games', JSON.stringify(games))
export const forgetGuestGames = () => writeStored('guest_games', null)

/** A guest tries a game: it is the newest of their recent ones. */
export function recordGuestPlay(game: Game): void {
  const { favourites, recent } = readGuestGames()
  saveGuestGames({ favourites, recent: [game, ...recent.filter(({ id }) => id !== game.id)].slice(0, RECENT_MAX) })
}
