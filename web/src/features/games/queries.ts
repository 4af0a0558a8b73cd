import { queryOptions } from '@tanstack/react-query'
import type { DemoGamesAnswer } from '#contract/catalog.ts'
import type { ExternalGamesAnswer } from '#contract/external-game.ts'
import { externalGamesKey } from '#contract/external-game-rules.ts'
import type { Language } from '#contract/language.ts'
import { call } from '../../platform/api.ts'

/** The staff changes these a few times a year. */
const FRESH_MS = 5 * 60_000

export const externalGamesQuery = (language: Language) =>
  queryOptions({
    queryKey: externalGamesKey(language),
    queryFn: async ({ signal }) => {
      const query = { lan: language }
      return (await call<ExternalGamesAnswer>('GET', '/external-games', { query, signal, isPublic: true })).data
    },
    staleTime: FRESH_MS,
  })

export const demoGamesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['catalog', 'demo', language],
    queryFn: async ({ signal }) => {
      const query = { lan: language }
      return (await call<DemoGamesAnswer>('GET', '/demo-games', { query, signal, isPublic: true })).data
    },
    staleTime: FRESH_MS,
  })
