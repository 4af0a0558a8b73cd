import { forPlayer } from '#identity/server/index.ts'
import {
  InboxAnswer,
  InboxNewsAnswer,
  InboxNewsQuery,
  InboxQuery,
  InboxReadAnswer,
  InboxReadBody,
} from '#inbox/contract/player.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Route } from '#platform/server/http/http.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import { getInbox } from './get-inbox.ts'
import { getNews } from './get-news.ts'
import { markRead } from './mark-read.ts'

/** A page marks what it shows, once for each that is opened. */
const MARKS = { burst: 40, per_second: 1 }

export function inboxRoutes(db: Database): Route[] {
  const waitFor = createTokenBucket(MARKS)
  return [
    forPlayer<unknown, InboxQuery>(
      'GET',
      '/inbox',
      { query: InboxQuery, answer: InboxAnswer },
      async ({ query }, { player_id }) => success(await getInbox(db, { player_id, after: query.after })),
    ),
    forPlayer<unknown, InboxNewsQuery>(
      'GET',
      '/inbox/news',
      { query: InboxNewsQuery, answer: InboxNewsAnswer },
      async ({ query }, { player_id }) => success(await getNews(db, { player_id, since: query.since })),
    ),
    forPlayer<InboxReadBody>(
      'POST',
      '/inbox/read',
      // It moves no money, and waits behind the calls that do.
      { body: InboxReadBody, answer: InboxReadAnswer, load: 'read' },
      async ({ body }, { player_id }) => {
        const seconds = waitFor(String(player_id))
        if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
        return success(await markRead(db, { player_id, up_to: body.up_to }))
      },
    ),
  ]
}
