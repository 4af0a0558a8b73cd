import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Wins } from '#home/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import { callOwn } from '#platform/site/calls/api.ts'

/** New wins need not be here at once: each look costs the phone two kilobytes. */
const POLL_MS = 30_000

export const winsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['home', 'wins', language],
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callOwn<Wins>('GET', '/wins', { query, signal, isPublic: true })
    },
    placeholderData: keepPreviousData,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  })
