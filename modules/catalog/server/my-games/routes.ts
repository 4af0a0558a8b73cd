import { FavouriteAnswer, FavouriteBody, GuestGamesBody, MyGamesAnswer } from '#catalog/contract/my-games.ts'
import { forPlayer } from '#identity/server/index.ts'
import { LanguageQuery } from '#platform/contract/answer.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Route } from '#platform/server/http/http.ts'
import { callerLanguage } from '#platform/server/http/requests/caller-language.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import type { Catalog } from '../catalog.ts'
import { addGuestGames } from './add-guest-games.ts'
import { getMyGames } from './get-my-games.ts'
import { setFavourite } from './set-favourite.ts'

/** A thumb that goes down a list of hearts stays below; a loop does not. */
const CHANGES = { burst: 40, per_second: 2 }

export function myGamesRoutes({ db, lobby }: Catalog): Route[] {
  const waitFor = createTokenBucket(CHANGES)
  const refuseTooFrequent = (player_id: bigint) => {
    const seconds = waitFor(String(player_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
  }
  return [
    forPlayer<unknown, LanguageQuery>(
      'GET',
      '/my-games',
      { query: LanguageQuery, answer: MyGamesAnswer },
      async (call, { player_id }) => {
        const requested = { player_id, language: callerLanguage(call) }
        return success(await getMyGames(db, (await lobby()).content, requested))
      },
    ),
    forPlayer<GuestGamesBody, LanguageQuery>(
      'POST',
      '/my-games',
      { body: GuestGamesBody, query: LanguageQuery, answer: MyGamesAnswer },
      async (call, { player_id }) => {
        refuseTooFrequent(player_id)
        const { content } = await lobby()
        await addGuestGames(db, content, { ...call.body, player_id })
        return success(await getMyGames(db, content, { player_id, language: callerLanguage(call) }))
      },
    ),
    forPlayer<FavouriteBody>(
      'POST',
      '/favourite-games',
      { body: FavouriteBody, answer: FavouriteAnswer },
      async ({ body }, { player_id }) => {
        refuseTooFrequent(player_id)
        const { game_id, is_favourite } = body
        await setFavourite(db, (await lobby()).content, { player_id, game_id, is_favourite })
        return success({ game_id, is_favourite })
      },
    ),
  ]
}
