import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { glanceAt } from '#two-d/contract/glance.ts'
import type { TwoDGlance } from '#two-d/contract/rules.ts'
import { createLive } from './live.ts'

/** The market's number and the next draw for the lobby, as old as the live ones; null while the feed is silent. */
export function createGlance(db: Database): () => Promise<TwoDGlance | null> {
  const getLive = createLive(db)
  return async () => {
    try {
      return glanceAt((await getLive('en')).data)
    } catch (error) {
      if (error instanceof Problem && error.code === 'two_d_feed_silent') return null
      throw error
    }
  }
}
