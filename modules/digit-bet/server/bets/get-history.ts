import type { DigitBetHistoryAnswer } from '#digit-bet/contract/player.ts'
import { DIGIT_BET_PAGE_SIZE } from '#digit-bet/contract/rules.ts'
import type { Database } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { betById, latestBets, serializeBet } from './bet.ts'

/** One page of the player's bets, newest first; `before` is the last bet of the page before. @throws Problem not_found */
export async function getHistory(
  db: Database,
  player_id: bigint,
  before: string | null,
  count = DIGIT_BET_PAGE_SIZE,
): Promise<DigitBetHistoryAnswer> {
  const last = before === null ? null : await betById(db, player_id, before)
  if (before !== null && !last) throw new Problem('not_found')
  const bets = await latestBets(db, player_id, {
    ...(last && { upTo: { seed_series_id: last.seed_series_id, n: last.n - 1 } }),
    count: count + 1,
  })
  const { page, next } = pageOf(bets, count, ({ id }) => id)
  return { ...success(page.map(serializeBet)), next }
}
