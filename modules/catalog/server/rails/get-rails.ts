import type { GameRails } from '#catalog/contract/my-games.ts'
import { RAIL_MAX, type RailPlan } from '#catalog/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { Precompressed } from '#platform/server/http/answers/precompressed.ts'
import { inTurns } from '../lists/in-turns.ts'
import type { Lobby, LobbyGame } from '../lists/lobby.ts'
import { writeTile } from './write-tile.ts'

/** The rails of home: the same for everybody, and packed once for each change of the lobby. */
export function getRails(lobby: VersionedCache<Lobby>, language: Language): Promise<Precompressed> {
  return lobby.precompressed(`rails ${language}`, () => success(writeRails(lobby.content, language)))
}

/** So that the document of home keeps the places of the rails. */
export const railPlan = ({ hot, new: newest, types }: Lobby): RailPlan => ({
  hot: hot.length > 0,
  new: newest.length > 0,
  types: types.filter(({ offers }) => offers.some(({ games }) => games.length > 0)).map(({ id }) => id),
})

function writeRails(lobby: Lobby, language: Language): GameRails {
  const rail = (games: readonly LobbyGame[]) => games.slice(0, RAIL_MAX).map((game) => writeTile(game, language))
  const types = lobby.types.map(({ id, offers }) => ({ id, games: rail(inTurns(offers.map(({ games }) => games))) }))
  return { hot: rail(lobby.hot), new: rail(lobby.new), types: types.filter(({ games }) => games.length > 0) }
}
