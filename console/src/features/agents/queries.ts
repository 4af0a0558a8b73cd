import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  AgentAnswer,
  AgentsAnswer,
  CommissionsAnswer,
  Movement,
  MovementAnswer,
  MovementKind,
  MovePlayerBody,
  NewCodeBody,
  PlanBody,
} from '#contract/agent-console.ts'
import { call, type Query } from '../../platform/api.ts'
import type { Days } from '../../platform/days.ts'
import type { ListPage } from '../../platform/paged-table.tsx'
import { queryClient } from '../../platform/query-client.ts'

const KEY = ['agents']

export const agentsQuery = infiniteQueryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal, pageParam }) => call<AgentsAnswer>('GET', '/agents', { signal, query: { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
})

export const agentQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'profile', id],
    queryFn: async ({ signal }) => (await call<AgentAnswer>('GET', `/agents/${id}`, { signal })).data,
  })

export const commissionsQuery = (days: Days) =>
  queryOptions({
    queryKey: [...KEY, 'commissions', days],
    queryFn: async ({ signal }) =>
      (await call<CommissionsAnswer>('GET', '/agent-commissions', { signal, query: { ...days } })).data,
  })

/** One of an agent's lists; the path is relative to the agent's. */
export const listQuery = <Row>(agent_id: string, path: string, query: Query = {}) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list of', agent_id, path, query],
    queryFn: ({ signal, pageParam }) =>
      call<ListPage<Row>>('GET', `/agents/${agent_id}/${path}`, { signal, query: { ...query, after: pageParam } }),
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

export const setPlan = (id: string, body: PlanBody) => change<AgentAnswer>(`/agents/${id}/plan`, body)
export const createCode = (id: string, body: NewCodeBody) => change<AgentAnswer>(`/agents/${id}/codes`, body)
export const switchCode = (code: string, is_on: boolean) =>
  change<AgentAnswer>(`/referral-codes/${code}/active`, { is_on })
export const changeFloat = (id: string, uses_float: boolean, reason: string) =>
  change<AgentAnswer>(`/agents/${id}/float`, { uses_float, reason })
export const movePlayer = (id: string, body: MovePlayerBody) => change<AgentAnswer>(`/agents/${id}/players`, body)

export interface NewMovement {
  id: string
  amount: number | null
  note: string
}
/** The agent himself asks. */
export const askPayout = (agent_id: string, body: NewMovement) =>
  change<MovementAnswer>(`/agents/${agent_id}/payouts`, body)
export const askMovement = (agent_id: string, kind: MovementKind, body: NewMovement) =>
  change<MovementAnswer>(`/agents/${agent_id}/movements`, { ...body, kind })
export const approveMovement = ({ id }: Movement) => change<MovementAnswer>(`/movements/${id}/approve`, {})
export const rejectMovement = ({ id }: Movement, reason: string) =>
  change<MovementAnswer>(`/movements/${id}/reject`, { reason })
