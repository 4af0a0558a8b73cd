import { queryOptions } from '@tanstack/react-query'
import type { MyGames } from '#catalog/contract/my-games.ts'
import type { Game } from '#catalog/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import { readGuestGames } from './guest-games.ts'

/** As a tile needs it: a guest's browser keeps what some lists do not say of a game. */
export type MyGame = Game & Partial<MyGames['favourites'][number]>

export interface GamesOfPlayer {
  favourites: readonly MyGame[]
  recent: readonly { game: MyGame | null; own_game: 'shan' | null }[]
}

/** Another device of the player may have changed it: every return to the page looks again. */
const FRESH_MS = 5_000

export const MY_GAMES = 'my-games'
export const myGamesKey = (language: Language, is_member: boolean) => [MY_GAMES, language, is_member]

/** Favourites and recent games: a member's are on the server, a guest's in the browser. */
export const myGamesQuery = (language: Language, is_member: boolean) =>
  queryOptions({
    queryKey: myGamesKey(language, is_member),
    queryFn: async ({ signal }): Promise<GamesOfPlayer> => {
      if (is_member) return callOwn<MyGames>('GET', '/my-games', { query: { lan: language }, signal })
      const { favourites, recent } = readGuestGames()
      return { favourites, recent: recent.map((game) => ({ game, own_game: null })) }
    },
    staleTime: FRESH_MS,
  })
