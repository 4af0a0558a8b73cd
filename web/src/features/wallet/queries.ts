import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ExchangeLogRow } from '#contract/wallet.ts'
import { call } from '../../platform/api.ts'
import { type Paged, readPaged } from '../../platform/paged.ts'

export const exchangeLogKey = ['exchange-log'] as const

/** One page of the player's moves between his two wallets, newest first. */
export const exchangeLogQuery = (page: number) =>
  queryOptions({
    queryKey: [...exchangeLogKey, page],
    queryFn: async ({ signal }) =>
      readPaged(await call<Paged<ExchangeLogRow>>('GET', '/exchange-transactions-log', { query: { page }, signal })),
    placeholderData: keepPreviousData,
  })

/** Rows of a full page; the number of a row counts on over the pages. */
export const EXCHANGE_LOG_ROWS = 20
