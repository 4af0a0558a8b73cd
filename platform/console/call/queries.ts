import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, type Query } from './api.ts'
import { fileOf } from './file-of.ts'
import { queryClient } from './query-client.ts'

export interface QueryOptions {
  query?: Query
  /** The page that comes first, as the `next` of the one before it; without it the list is read from its beginning. */
  from?: string
  /** Asked for again and again, and in the background: nobody's session is kept awake by it. */
  poll_ms?: number
}

/** A query whose answer comes as a whole. */
export const dataQuery = <Answer extends { data: unknown }>(
  queryKey: QueryKey,
  path: string,
  { query, poll_ms }: QueryOptions = {},
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Answer['data']> =>
      (await call<Answer>('GET', path, { signal, query, is_background: poll_ms !== undefined })).data,
    refetchInterval: poll_ms,
  })

/** A query whose answer comes page by page: `next` of one is `after` of the following; `file` is the whole list. */
export const pagesQuery = <Answer extends { next: string | null }>(
  queryKey: QueryKey,
  path: string,
  { query, from = '', poll_ms }: QueryOptions = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ signal, pageParam }): Promise<Answer & { file: string }> => {
      const answer = await call<Answer>('GET', path, {
        signal,
        query: { ...query, after: pageParam },
        is_background: poll_ms !== undefined,
      })
      return { ...answer, file: fileOf(path, query) }
    },
    initialPageParam: from,
    getNextPageParam: (page) => page.next,
    refetchInterval: poll_ms,
  })

/** For the actions of a screen: whatever became of one, what stands under these keys is asked for anew. */
export const changerOf =
  (...keys: QueryKey[]) =>
  async <Answer>(path: string, body: unknown): Promise<Answer> => {
    try {
      return await call<Answer>('POST', path, { body })
    } finally {
      // A refusal, too, tells that something is other than what is shown.
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    }
  }
