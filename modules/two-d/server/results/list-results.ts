import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import {
  TWO_D_RESULT_DAYS,
  type TwoDResult,
  type TwoDResultsAnswer,
  type TwoDResultsQuery,
} from '#two-d/contract/draws.ts'
import { type Result, results } from '../result.ts'

/** The results of draws, with their readings; of one day, or of the last days. */
export async function listResults(db: Database, { date }: TwoDResultsQuery): Promise<TwoDResultsAnswer> {
  const found = await results(
    db,
    date === undefined ? db`d.game_date > two_d.today() - ${TWO_D_RESULT_DAYS}::integer` : db`d.game_date = ${date}`,
  )
  return success(found.map(serializeResult))
}

function serializeResult(result: Result): TwoDResult {
  const { session, game_date, number, version, set, value, source } = result
  return {
    session,
    game_date,
    number,
    version,
    set,
    value,
    source,
    read_at: result.read_at.toISOString(),
    reading_hash: result.reading_hash.toString('hex'),
    reading: result.reading.toString('utf8'),
    declared_at: result.declared_at.toISOString(),
  }
}
