import { queryOptions } from '@tanstack/react-query'
import type { GameRails } from '#catalog/contract/my-games.ts'
import type { DemoGame } from '#catalog/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import { callOwn } from '#platform/site/calls/api.ts'

/** The staff changes these a few times a year. */
const FRESH_MS = 5 * 60_000

export const railsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['catalog', 'rails', language],
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callOwn<GameRails>('GET', '/game-rails', { query, signal, isPublic: true })
    },
    staleTime: FRESH_MS,
  })

export const demoGamesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['catalog', 'demo', language],
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callOwn<DemoGame[]>('GET', '/demo-games', { query, signal, isPublic: true })
    },
    staleTime: FRESH_MS,
  })
