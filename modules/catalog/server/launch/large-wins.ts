import type { LargeWin, WinSource } from '#home/contract/large-wins.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type LargeWager, largestWagers, newestWagers } from '#seamless/server/index.ts'
import { findGame, type Lobby } from '../lists/lobby.ts'

/** Large wins in games that the lobby shows: nobody is sent to a game that is gone. */
export function providerWins(db: Database, lobby: () => Promise<VersionedCache<Lobby>>): WinSource {
  const shown = async (wagers: readonly LargeWager[]): Promise<LargeWin[]> => {
    const { content } = await lobby()
    return wagers.flatMap(({ player_id, net, won_at, ...played }) => {
      const found = findGame(content, played)
      return found ? [{ player_id, game: found.game.id, net, won_at }] : []
    })
  }
  return {
    newest: async (query) => shown(await newestWagers(db, query)),
    largest: async (query) => shown(await largestWagers(db, query)),
  }
}
