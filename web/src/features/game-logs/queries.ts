import { queryOptions } from '@tanstack/react-query'
import type { GameLogAnswer } from '#contract/catalog.ts'
import { GAME_LOG_PERIODS, type GameLogPeriod } from '#contract/catalog-rules.ts'
import type { Language } from '#contract/language.ts'
import { call } from '../../platform/api.ts'

export const gameLogQuery = (language: Language, period: GameLogPeriod) =>
  queryOptions({
    queryKey: ['game-log', language, period],
    queryFn: async ({ signal }) => {
      const query = { type: period, lan: language }
      return (await call<GameLogAnswer>('GET', '/player/game-logs', { query, signal })).data
    },
  })

/** A period from the address; anything else is today. */
export function readPeriod(text: string | null): GameLogPeriod {
  return GAME_LOG_PERIODS.find((period) => period === text) ?? 'today'
}
