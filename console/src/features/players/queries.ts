import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  Correction,
  CorrectionAnswer,
  CorrectionsAnswer,
  NewCorrectionBody,
  PlayerAnswer,
  PlayersAnswer,
  ResetCodeAnswer,
} from '#contract/counter.ts'
import { call, type Query } from '../../platform/api.ts'
import type { ListPage } from '../../platform/paged-table.tsx'
import { queryClient } from '../../platform/query-client.ts'

const KEY = ['players']

export const playersQuery = (filters: { q: string; status: string }) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', filters],
    queryFn: ({ signal, pageParam }) =>
      call<PlayersAnswer>('GET', '/players', { signal, query: { ...filters, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const playerQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'profile', id],
    queryFn: async ({ signal }) => (await call<PlayerAnswer>('GET', `/players/${id}`, { signal })).data,
  })

export const correctionsQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'corrections'],
  queryFn: ({ signal, pageParam }) =>
    call<CorrectionsAnswer>('GET', '/corrections', { signal, query: { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
})

/** One of a player's lists; the path is relative to the player's. */
export const listQuery = <Row>(player_id: string, path: string, query: Query = {}) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list of', player_id, path, query],
    queryFn: ({ signal, pageParam }) =>
      call<ListPage<Row>>('GET', `/players/${player_id}/${path}`, { signal, query: { ...query, after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

async function change<T>(path: string, body: unknown): Promise<T> {
  try {
    return await call<T>('POST', path, { body })
  } finally {
    // A refusal, too, tells that something is other than what is shown.
    await queryClient.invalidateQueries({ queryKey: KEY })
  }
}

export type Hold = 'freeze' | 'unfreeze' | 'ban' | 'unban'
export const holdPlayer = (id: string, hold: Hold, reason: string) =>
  change<PlayerAnswer>(`/players/${id}/${hold}`, { reason })
export const offerResetCode = async (id: string, reason: string) =>
  (await change<ResetCodeAnswer>(`/players/${id}/reset-password`, { reason })).data
export const askCorrection = (id: string, body: NewCorrectionBody) =>
  change<CorrectionAnswer>(`/players/${id}/corrections`, body)
export const approveCorrection = ({ id }: Correction) => change<CorrectionAnswer>(`/corrections/${id}/approve`, {})
export const rejectCorrection = ({ id }: Correction, reason: string) =>
  change<CorrectionAnswer>(`/corrections/${id}/reject`, { reason })
