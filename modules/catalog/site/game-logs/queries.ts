import { queryOptions } from '@tanstack/react-query'
import { GAME_LOG_PERIODS, type GameLogPeriod } from '#catalog/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import { callApi } from '#platform/site/calls/api.ts'

export const gameLogQuery = (language: Language, period: GameLogPeriod) =>
  queryOptions({
    queryKey: ['game-log', language, period],
    queryFn: ({ signal }) => {
      const query = { type: period, lan: language }
      return callApi('GET', '/player/game-logs', async () => (await import('./parse-log.ts')).parseLog, {
        query,
        signal,
      })
    },
  })

/** A period from the address; anything else is today. */
export function parsePeriod(text: string | null): GameLogPeriod {
  return GAME_LOG_PERIODS.find((period) => period === text) ?? 'today'
}
