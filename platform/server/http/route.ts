import type { TSchema } from 'typebox'
import type { LoadClass } from '../traffic/load-class.ts'
import type { WriteProblem } from './answers/answer-problem.ts'
import type { Precompressed } from './answers/precompressed.ts'
import type { Call } from './requests/call.ts'

/**
 * Who may call a route. `player_by_use_case` means that the use case checks the session inside its own
 * transaction, since a batched use case does it for a whole batch at once.
 */
export type RouteCaller = 'anyone' | 'player' | 'player_by_use_case' | StaffRouteCaller
/** Routes of the console say what the caller must be permitted, and are mounted with a guard. */
export type StaffRouteCaller = `staff:${string}`

interface RouteShape {
  body?: TSchema
  query?: TSchema
  params?: TSchema
  answer: TSchema
  /** For the few calls that carry a picture: more than other bodies may have. The caller is asked for before it is read. */
  body_bytes_max?: number
  /** Sums of months, of which a person knows that they take their time. */
  takes_long?: true
  /** The class of the call under load, where its method and its caller do not say it (route-options.ts). */
  load?: LoadClass
  /** Decided in batches with others (batching/batcher.ts). */
  in_batches?: true
  /** Where a partner's JSON writes numbers as it likes; of a player's body an exponent is refused. */
  takes_exponents?: true
  /** Where the spec or a partner wants refusals in a form of their own; also for calls that could not be read. */
  writeProblem?: WriteProblem
}

export interface Route extends RouteShape {
  method: 'GET' | 'POST'
  path: string
  caller: RouteCaller
  /** Whether the handler answers Packed: the same bytes for everybody, known again by their tag. */
  is_precompressed?: true
  /** `caller` is what `callerOf` of `mount` answered, for routes that name a player as their caller. */
  handle: (call: Call, caller: unknown) => Promise<unknown>
}

/**
 * Binds a use case to a path for guests and players alike. `Body` and `Query` are the types of the
 * schemas, which are checked before the use case is called. A string answered is JSON already.
 */
export function forAnyone<Body = unknown, Query = unknown>(
  method: Route['method'],
  path: string,
  shape: RouteShape,
  handle: (call: Call<Body, Query>) => Promise<unknown>,
): Route {
  return { method, path, caller: 'anyone', ...shape, handle: handle as Route['handle'] }
}

/**
 * Binds a list that is the same for everybody who asks in one language. Its answers are packed once and kept; a
 * browser that has one is told so by its tag. `answer` is what is in the bytes.
 */
export function forEverybody<Query = unknown>(
  path: string,
  shape: RouteShape,
  handle: (call: Call<unknown, Query>) => Promise<Precompressed>,
): Route {
  return { method: 'GET', path, caller: 'anyone', is_precompressed: true, ...shape, handle: handle as Route['handle'] }
}

/** Like forAnyone, for a use case that checks the caller's token itself. */
export function forTokenHolder<Body = unknown, Query = unknown>(
  method: Route['method'],
  path: string,
  shape: RouteShape,
  handle: (call: Call<Body, Query>) => Promise<unknown>,
): Route {
  return { method, path, caller: 'player_by_use_case', ...shape, handle: handle as Route['handle'] }
}
