import { type ProblemCode, problemMessage, problemStatus } from '#platform/contract/problem.ts'
import type { Route } from '#platform/server/http/route.ts'

/** Of every call, whatever it does. */
const EVERY = ['bad_request', 'internal_error', 'busy', 'unavailable'] as const
const PLAYER = ['unauthenticated', 'ended_by_ban', 'ended_by_break'] as const
const CHANGE = ['too_large', 'unsupported_media_type', 'unknown_outcome'] as const
const STAFF = ['foreign_request', 'https_required'] as const

/** The refusals that all calls of a class share; no call lists them itself. */
export function refusalsOfClass({ method, caller, body, query, params }: Route): ProblemCode[] {
  const takes = body ?? query ?? params
  return [
    ...EVERY,
    ...(takes !== undefined || method === 'POST' ? (['invalid_fields'] as const) : []),
    ...(method === 'POST' ? CHANGE : []),
    ...(caller.startsWith('player') ? PLAYER : []),
    ...(caller.startsWith('staff:') ? staffRefusals(caller) : []),
  ]
}

function staffRefusals(caller: string): ProblemCode[] {
  if (caller === 'staff:nothing') return [...STAFF]
  const signed_in: ProblemCode[] = [...STAFF, 'unauthenticated', 'too_many_requests']
  return caller === 'staff:signing_in' || caller === 'staff:signed_in' ? signed_in : [...signed_in, 'not_permitted']
}

export interface RefusalStatus {
  status: number
  codes: ProblemCode[]
  /** One line for each code. */
  description: string
}

/** By status, each code once. */
export function byStatus(codes: readonly ProblemCode[]): RefusalStatus[] {
  const unique = [...new Set(codes)]
  const statuses = [...new Set(unique.map(problemStatus))].toSorted((one, other) => one - other)
  return statuses.map((status) => {
    const of_status = unique.filter((code) => problemStatus(code) === status).toSorted()
    const description = of_status.map((code) => `\`${code}\`: ${problemMessage(code)}`).join('\n\n')
    return { status, codes: of_status, description }
  })
}
