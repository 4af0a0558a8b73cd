import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Game } from '#catalog/contract/player.ts'
import { catalogKeys, GAME_PAGE_SIZE } from '#catalog/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import { callApi } from '#platform/site/calls/api.ts'
import type { GamePage } from './answers.ts'

const answers = () => import('./answers.ts')
const games = async () => (await answers()).parseGames

// A new language keeps what is shown until its own names are here.

/** Lists change when the staff or an aggregator changes them: a minute old is fresh. */
const FRESH_MS = 60_000

/** Every type with its providers, in the platform's order. */
export const typesQuery = (language: Language) =>
  queryOptions({
    queryKey: catalogKeys.types(language),
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callApi('GET', '/game_types', async () => (await answers()).parseTypes, { query, signal, isPublic: true })
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const providersQuery = (language: Language, type_code: string) =>
  queryOptions({
    queryKey: ['catalog', 'providers', language, type_code],
    queryFn: ({ signal }) => {
      const query = { lan: language }
      const parse = async () => (await answers()).parseProviders
      return callApi('GET', `/providers/${type_code}`, parse, { query, signal, isPublic: true })
    },
    staleTime: FRESH_MS,
  })

export const hotQuery = (language: Language) =>
  queryOptions({
    queryKey: catalogKeys.hot(language),
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callApi('GET', '/hot_game_lists', games, { query, signal, isPublic: true })
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** A list of games by the type and the provider as the address has them: ids or codes. */
export interface ListAddress {
  language: Language
  type: string
  provider: string
}

const listPath = ({ type, provider }: ListAddress) =>
  `/game_lists/${encodeURIComponent(type)}/${encodeURIComponent(provider)}`

/** Page by page. More exist while the last page was full. */
export const gamesQuery = (list: ListAddress) =>
  infiniteQueryOptions({
    queryKey: catalogKeys.games(list.language, list.type, list.provider),
    queryFn: ({ pageParam, signal }) => {
      const query = { lan: list.language, page: pageParam }
      return callApi('GET', listPath(list), async () => (await answers()).parseGamePage, {
        query,
        signal,
        isPublic: true,
      })
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.data.length === GAME_PAGE_SIZE ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** The platform's own search, over all pages of the list. */
export const searchQuery = (list: ListAddress, text: string) =>
  queryOptions({
    queryKey: catalogKeys.search(list.language, list.type, list.provider, text),
    queryFn: ({ signal }) => {
      const query = { lan: list.language, search: text }
      return callApi('GET', listPath(list), games, { query, signal, isPublic: true })
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** All games of a list at once. */
export const allGamesQuery = (list: ListAddress) =>
  queryOptions({
    queryKey: [...catalogKeys.games(list.language, list.type, list.provider), 'all'],
    queryFn: ({ signal }) => {
      const query = { lan: list.language }
      return callApi('GET', listPath(list), games, { query, signal, isPublic: true })
    },
    staleTime: FRESH_MS,
  })

interface LoadedPages {
  data: { pages: readonly GamePage[] } | undefined
  isFetchingNextPage: boolean
}

/** How many more games will be there when the page that is on its way has come, and all up to the page `up_to`. */
export function awaitedGames({ data, isFetchingNextPage }: LoadedPages, up_to = 0): number {
  const pages = data?.pages ?? []
  const total = pages.at(-1)?.total ?? 0
  const wanted = Math.max(up_to, isFetchingNextPage ? pages.length + 1 : 0)
  return Math.max(0, Math.min(total, wanted * GAME_PAGE_SIZE) - pages.length * GAME_PAGE_SIZE)
}

/** Each game once, where it was first: a list may have moved on between two pages. */
export function uniqueGames(games: readonly Game[]): Game[] {
  const seen = new Set<number>()
  return games.filter((game) => !seen.has(game.id) && seen.add(game.id))
}
