import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  CatalogGamesAnswer,
  CatalogTypesAnswer,
  ChangeGameBody,
  ChangeProviderBody,
  ChangeTypeBody,
} from '#catalog/contract/staff.ts'
import { call } from '#platform/console/call/api.ts'
import { queryClient } from '#platform/console/call/query-client.ts'

const KEY = ['catalog']

export interface GameFilters {
  q: string
  type: string
  provider: string
  show: string
}

export const gamesQuery = (filters: GameFilters) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'games', filters],
    queryFn: ({ signal, pageParam }) =>
      call<CatalogGamesAnswer>('GET', '/catalog/games', { signal, query: { ...filters, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const typesQuery = queryOptions({
  queryKey: [...KEY, 'types'],
  queryFn: async ({ signal }) => (await call<CatalogTypesAnswer>('GET', '/catalog/types', { signal })).data,
})

async function change(path: string, body: unknown): Promise<void> {
  try {
    await call('POST', path, { body })
  } finally {
    // A refusal, too, tells that something is other than what is shown.
    await queryClient.invalidateQueries({ queryKey: KEY })
  }
}

export const changeGame = (id: number, body: ChangeGameBody) => change(`/catalog/games/${id}`, body)
export const changeProvider = (id: number, body: ChangeProviderBody) => change(`/catalog/providers/${id}`, body)
export const changeLogo = (id: number, picture: string | null) => change(`/catalog/providers/${id}/logo`, { picture })
export const changeType = (id: number, body: ChangeTypeBody) => change(`/catalog/types/${id}`, body)

/** Before which other one; null is the end. */
export const placeGame = (id: number, before: number | null) => change(`/catalog/games/${id}/place`, { before })
export const placeType = (id: number, before: number | null) => change(`/catalog/types/${id}/place`, { before })
export const placeProvider = (id: number, type_id: number, before: number | null) =>
  change(`/catalog/providers/${id}/place`, { type_id, before })

export const turn = (target: string, is_on: boolean, reason?: string) =>
  change('/switches', { target, is_on, ...(reason && { reason }) })
