import { forPlayer } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Route } from '#platform/server/http/http.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import { TwoDSavedListBody, TwoDSavedListParams, TwoDSavedListsAnswer } from '#two-d/contract/saved-lists.ts'
import { listSaved, removeList, saveList } from './saved-lists.ts'

/** Nobody names more lists by hand. */
const CHANGES = { burst: 20, per_second: 1 }

/** Each answers all lists of the player. */
export function savedListRoutes(db: Database): Route[] {
  const waitFor = createTokenBucket(CHANGES)
  const refuseTooFrequent = (player_id: bigint) => {
    const seconds = waitFor(String(player_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
  }
  return [
    forPlayer('GET', '/twod-lists', { answer: TwoDSavedListsAnswer }, async (_call, { player_id }) =>
      success(await listSaved(db, player_id)),
    ),
    forPlayer<TwoDSavedListBody>(
      'POST',
      '/twod-lists',
      { body: TwoDSavedListBody, answer: TwoDSavedListsAnswer },
      async ({ body }, { player_id }) => {
        refuseTooFrequent(player_id)
        await saveList(db, { ...body, player_id })
        return success(await listSaved(db, player_id))
      },
    ),
    forPlayer(
      'POST',
      '/twod-lists/:id/remove',
      { params: TwoDSavedListParams, answer: TwoDSavedListsAnswer },
      async ({ params }, { player_id }) => {
        refuseTooFrequent(player_id)
        await removeList(db, { player_id, id: BigInt(params.id ?? 0) })
        return success(await listSaved(db, player_id))
      },
    ),
  ]
}
