import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Inbox, InboxNews } from '#inbox/contract/player.ts'
import { callOwn } from '#platform/site/calls/api.ts'
import { readPosition } from './news/position.ts'

const inboxKey = ['inbox']

/** The events of the player, newest first, page by page. */
export const inboxQuery = infiniteQueryOptions({
  queryKey: [...inboxKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callOwn<Inbox>('GET', '/inbox', { query: { after: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next,
})

/** The events that this browser has not shown yet. */
export const newsQuery = (player_id: string) =>
  queryOptions({
    queryKey: [...inboxKey, 'news', player_id],
    queryFn: ({ signal }) =>
      callOwn<InboxNews>('GET', '/inbox/news', { query: { since: readPosition(player_id) ?? undefined }, signal }),
    retry: false,
  })
