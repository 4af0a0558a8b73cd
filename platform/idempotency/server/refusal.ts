import { createHash } from 'node:crypto'
import type { Fragment, Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'

/** The calls of players that take an idempotency key. Two calls may have the same one. */
export type KeyedCall = 'claim' | 'deposit' | 'digit_bet' | 'exchange' | 'two_d_slip' | 'withdrawal'

/** A call that was decided and refused, as it stands in the database. */
export interface Refusal {
  player_id: bigint
  idempotency_key: string
  /** SHA-256 of what was asked for. */
  content: Buffer
  problem: Pick<Problem, 'code' | 'values' | 'fields'>
}

type Content = string | number | bigint | boolean | null | readonly Content[]

/** A hash of the request's values, in an order of the caller's that stays the same. */
export const contentHash = (content: Content): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(content, (_name, value) => (typeof value === 'bigint' ? String(value) : value)))
    .digest()

/** A client that was stopped by one of these was not decided about, and tries again with the same key. */
const UNDECIDED_STATUSES = new Set([400, 401, 405, 408, 413, 415])
const UNDECIDED_CODES = new Set(['idempotency_key_reused', 'invalid_amount', 'invalid_fields', 'too_many_requests'])
const isDecided = (problem: Problem) =>
  problem.http < 500 && !UNDECIDED_STATUSES.has(problem.http) && !UNDECIDED_CODES.has(problem.code)

/** Each kept refusal is a row: a script that is refused all day writes few of them. */
const REFUSALS_PER_PLAYER = { burst: 200, per_second: 1 }
let bucket: ReturnType<typeof createTokenBucket> | undefined
const secondsUntilKept = (player_id: bigint): number => {
  // Not when the module is loaded: among how many processes it is shared is known later.
  bucket ??= createTokenBucket(REFUSALS_PER_PLAYER)
  return bucket(String(player_id))
}

/**
 * The two results of a refusal: the answer of the caller, and the row to keep where it was decided. Past the limit the
 * caller is told to wait in place of it, so that no refusal is told and then forgotten.
 */
export function refusalOf(
  request: { player_id: bigint; idempotency_key: string | null },
  { content, problem }: { content: () => Buffer; problem: Problem },
): { problem: Problem; kept: Refusal | null } {
  const { player_id, idempotency_key } = request
  if (idempotency_key === null || !isDecided(problem)) return { problem, kept: null }
  const seconds = secondsUntilKept(player_id)
  if (seconds > 0) return { problem: new Problem('too_many_requests', { values: { seconds } }), kept: null }
  return { problem, kept: { player_id, idempotency_key, content: content(), problem } }
}

/** The answer of the first time, or that the key was sent with something else. */
export function repeatRefusal({ content, problem }: Refusal, requested: Buffer): Problem {
  if (!content.equals(requested)) return new Problem('idempotency_key_reused')
  return new Problem(problem.code, { values: problem.values, fields: problem.fields })
}

/**
 * Joins to each row of `requested` the refusal of its key, as `refusal`. For each row by its key: a plan that is made while
 * there are no refusals, and kept, would read all of the day for each row.
 */
export const refusalOfRequested = (tx: Transaction, call: KeyedCall): Fragment => tx`
  left join lateral (
    select kept.content, kept.problem from idempotency.refusal kept
    where kept.player_id = requested.player_id and kept.call = ${call} and kept.idempotency_key = requested.idempotency_key
    limit 1
  ) refusal on true`

/** Under the same lock under which the refusals were decided. */
export async function insertRefusals(tx: Transaction, call: KeyedCall, refusals: readonly Refusal[]): Promise<void> {
  const rows = refusals.map(({ problem: { code, values, fields }, ...row }) => ({
    ...row,
    problem: { code, values, fields },
  }))
  await tx`
    insert into idempotency.refusal (player_id, call, idempotency_key, content, problem)
    select player_id, ${call}, idempotency_key, content, problem from ${rowsOf(tx, 'refused', rows, {
      player_id: 'bigint',
      idempotency_key: 'text',
      content: 'bytea',
      problem: 'json',
    })}`
}
