import type { Call, Route } from '#platform/server/http/http.ts'
import { isPermission, type Permission, type Role } from '#staff/contract/rules.ts'
import type { SignInStep } from './sessions/session.ts'

/** Somebody of the staff with a live session. */
export interface StaffCaller {
  staff_id: bigint
  user_name: string
  role: Role
  permissions: ReadonlySet<Permission>
  /** The caller may see this agent's players only; null for the platform's own staff. */
  agent_id: bigint | null
  /** The caller's own account as a player, if any. */
  player_id: bigint | null
  address: string
  token_hash: Buffer
  /** The step of the sign-in that is missing; every route but those of the sign-in demands `nothing`. */
  next: SignInStep
}

/** The demand of a route of the console: a permission, a complete sign-in, a sign-in under way, or nothing. */
export type Demand = Permission | 'signed_in' | 'signing_in' | 'nothing'

export interface ConsoleRoute extends Route {
  caller: `staff:${Demand}`
}

const PREFIX = 'staff:'

type StaffPath = `${Route['method']} /${string}`
type Shape = Pick<Route, 'body' | 'query' | 'params' | 'answer' | 'body_bytes_max' | 'takes_long'>
type Handle<Body, Query> = (call: Call<Body, Query>, staff: StaffCaller) => Promise<unknown>

/**
 * Binds a use case to a place of the console, such as `GET /deposits`, that only staff with this permission may call; the
 * use case receives the caller.
 */
export function forStaff<Body = unknown, Query = unknown>(
  demand: Permission | 'signed_in' | 'signing_in',
  place: StaffPath,
  shape: Shape,
  handle: Handle<Body, Query>,
): ConsoleRoute {
  return { ...parsePlace(place), caller: `${PREFIX}${demand}`, ...shape, handle: handle as Route['handle'] }
}

/** For the sign-in, and for what a page says before it. */
export function forVisitor<Body = unknown>(
  place: StaffPath,
  shape: Shape,
  handle: (call: Call<Body>) => Promise<unknown>,
): ConsoleRoute {
  return { ...parsePlace(place), caller: `${PREFIX}nothing`, ...shape, handle: handle as Route['handle'] }
}

function parsePlace(place: StaffPath): Pick<Route, 'method' | 'path'> {
  const [method, path = ''] = place.split(' ')
  return { method: method === 'POST' ? 'POST' : 'GET', path }
}

/** @throws Error when the caller is none that the console knows: a route that does not say who may call it. */
export function demandOf(caller: unknown): Demand {
  const demand = typeof caller === 'string' && caller.startsWith(PREFIX) ? caller.slice(PREFIX.length) : undefined
  if (demand === 'nothing' || demand === 'signing_in' || demand === 'signed_in' || isPermission(demand)) return demand
  throw new Error('a route of the console does not say who may call it')
}

/** The agents whose players the caller may see; null for all players. It is a part of every query about players. */
export function scopeOf(staff: Pick<StaffCaller, 'agent_id'>): bigint[] | null {
  return staff.agent_id === null ? null : [staff.agent_id]
}
