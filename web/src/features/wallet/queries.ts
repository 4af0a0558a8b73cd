import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ExchangeLogAnswer } from '#contract/wallet.ts'
import { call } from '../../platform/api.ts'

export const exchangeLogKey = ['exchange-log'] as const

/** One page of the player's moves between his two wallets, newest first. */
export const exchangeLogQuery = (page: number) =>
  queryOptions({
    queryKey: [...exchangeLogKey, page],
    queryFn: ({ signal }) => call<ExchangeLogAnswer>('GET', '/exchange-transactions-log', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })

/** The page that a link of the answer leads to, or null for a link that leads nowhere. */
export function pageOfLink(url: string | null): number | null {
  if (url === null) return null
  const page = Number(new URL(url, 'http://house').searchParams.get('page'))
  return Number.isInteger(page) && page >= 1 ? page : null
}

/** A page number from the address; anything else is the first page. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** Rows of a full page; the number of a row counts on over the pages. */
export const EXCHANGE_LOG_ROWS = 20
