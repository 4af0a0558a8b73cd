import type { User } from '#contract/identity.ts'
import type { ExchangeAnswer } from '#contract/wallet.ts'
import { call, NetworkFailure, Refusal } from '../../platform/api.ts'
import { newRequestId } from '../../platform/request-id.ts'
import type { Direction } from './amount.ts'

const PATHS: Record<Direction, string> = {
  mainToGame: '/exchange-main-to-game',
  gameToMain: '/exchange-game-to-main',
}

/** One wish to move money. It keeps its id until the house has answered, so that a repetition moves nothing twice. */
export interface Wish {
  direction: Direction
  amount: number
  request_id: string
}

/** The unanswered wish again when it is the same one, otherwise a new one. */
export function wishFor(unanswered: Wish | null, direction: Direction, amount: number): Wish {
  if (unanswered?.direction === direction && unanswered.amount === amount) return unanswered
  return { direction, amount, request_id: newRequestId() }
}

export type ExchangeResult =
  | { kind: 'done'; message: string; user: User }
  /** `refusal` is null when the house said OK in words that are not its own. */
  | { kind: 'refused'; message: string; refusal: Refusal | null }
  | { kind: 'unreachable' }

/** A refusal of the house is final; a broken answer (5xx) leaves open whether money moved. */
export const isAnswered = (result: ExchangeResult): boolean =>
  result.kind === 'done' || (result.kind === 'refused' && (result.refusal === null || result.refusal.http < 500))

export async function sendWish(wish: Wish): Promise<ExchangeResult> {
  try {
    const answer = await call<ExchangeAnswer>('POST', PATHS[wish.direction], {
      body: { amount: wish.amount },
      requestId: wish.request_id,
    })
    if (answer.status !== 'Request was successful.') return { kind: 'refused', message: '', refusal: null }
    return { kind: 'done', message: answer.message, user: answer.data }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', message: error.message, refusal: error }
    if (error instanceof NetworkFailure) return { kind: 'unreachable' }
    throw error
  }
}
