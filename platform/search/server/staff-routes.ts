import { success } from '#platform/server/http/answers/answers.ts'
import { SearchAnswer, SearchQuery } from '#search/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { search } from './search.ts'
import type { SearchSource } from './source.ts'

/** For all staff: each group has its own permission. */
export function searchRoutes(sources: readonly SearchSource[]): ConsoleRoute[] {
  return [
    forStaff<unknown, SearchQuery>(
      'signed_in',
      'GET /search',
      { query: SearchQuery, answer: SearchAnswer },
      async ({ query }, staff) => success({ groups: await search(sources, staff, query.q.trim()) }),
    ),
  ]
}
