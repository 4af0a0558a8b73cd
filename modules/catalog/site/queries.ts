import { queryOptions } from '@tanstack/react-query'
import type { ExternalGame } from '#external-game/contract/player.ts'
import { externalGamesKey } from '#external-game/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import { callOwn } from '#platform/site/calls/api.ts'

/** The staff changes these a few times a year. */
const FRESH_MS = 5 * 60_000

export const externalGamesQuery = (language: Language) =>
  queryOptions({
    queryKey: externalGamesKey(language),
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callOwn<ExternalGame[]>('GET', '/external-games', { query, signal, isPublic: true })
    },
    staleTime: FRESH_MS,
  })
