import { queryOptions } from '@tanstack/react-query'
import { callOwn } from '#platform/site/calls/api.ts'
import type { TwoDSavedList } from '#two-d/contract/saved-lists.ts'

/** A member's, the newest first. Without a line they fail at once: the sheet that shows them opens without them. */
export const savedListsQuery = queryOptions({
  queryKey: ['two-d', 'lists'],
  queryFn: async ({ signal }) => callOwn<TwoDSavedList[]>('GET', '/twod-lists', { signal }),
  retry: false,
  networkMode: 'always',
})
