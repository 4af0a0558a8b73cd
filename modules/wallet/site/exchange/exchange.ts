import type { User } from '#identity/contract/player.ts'
import { callApi, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import { newIdempotencyKey } from '#platform/site/calls/idempotency-key.ts'
import type { Direction } from './amount.ts'

const PATHS: Record<Direction, string> = {
  mainToGame: '/exchange-main-to-game',
  gameToMain: '/exchange-game-to-main',
}

/** One request to move money. It keeps its id until the platform has answered, so that a repetition moves nothing twice. */
export interface ExchangeRequest {
  direction: Direction
  amount: number
  idempotency_key: string
}

/** The unanswered request again when it is the same one, otherwise a new one. */
export function exchangeRequestOf(
  unanswered: ExchangeRequest | null,
  direction: Direction,
  amount: number,
): ExchangeRequest {
  if (unanswered?.direction === direction && unanswered.amount === amount) return unanswered
  return { direction, amount, idempotency_key: newIdempotencyKey() }
}

export type ExchangeResult =
  /** `user` is null where the answer does not tell of the player. */
  { kind: 'done'; message: string; user: User | null } | { kind: 'refused'; refusal: Refusal } | { kind: 'unreachable' }

/** Why no money moved, or why nobody knows. */
export type ExchangeFailure = Exclude<ExchangeResult, { kind: 'done' }>

/** A no is final; a broken or unreadable answer leaves open whether money moved. */
export const isAnswered = (result: ExchangeResult): boolean =>
  result.kind === 'done' || (result.kind === 'refused' && result.refusal.is_final)

export async function sendExchange(request: ExchangeRequest): Promise<ExchangeResult> {
  try {
    const done = await callApi(
      'POST',
      PATHS[request.direction],
      async () => (await import('../answers.ts')).parseExchange,
      {
        body: { amount: request.amount },
        idempotencyKey: request.idempotency_key,
      },
    )
    return { kind: 'done', ...done }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', refusal: error }
    if (error instanceof NetworkFailure) return { kind: 'unreachable' }
    throw error
  }
}
