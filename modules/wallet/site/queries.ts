import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '#platform/site/calls/api.ts'

export const exchangeLogKey = ['exchange-log'] as const

/** One page of the player's moves between their two wallets, newest first. */
export const exchangeLogQuery = (page: number) =>
  queryOptions({
    queryKey: [...exchangeLogKey, page],
    queryFn: ({ signal }) => {
      const parse = async () => (await import('./answers.ts')).parseExchangeLog
      return callApi('GET', '/exchange-transactions-log', parse, { query: { page }, signal })
    },
    placeholderData: keepPreviousData,
  })

/** Rows of a full page; the number of a row counts on over the pages. */
export const EXCHANGE_LOG_ROWS = 20
