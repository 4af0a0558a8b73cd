import { betWins } from '#digit-bet/contract/rules.ts'
import { callApi, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import { parseRolled, type Rolled } from '../answers.ts'
import type { Attempt } from './attempt.ts'

export type RollResult =
  | { kind: 'rolled'; answer: Rolled }
  | { kind: 'refused'; refusal: Refusal }
  /** Nobody knows whether the server has rolled: the same attempt may be sent again. */
  | { kind: 'unanswered'; refusal: Refusal | null }

/** Sends one attempt. The same attempt sent twice brings the same roll, and the stake is taken once. */
export async function sendRoll(attempt: Attempt): Promise<RollResult> {
  const { body } = attempt
  // The spec's call carries the outcome as the browser sees it; the server decides by its own roll.
  const outcome = betWins(body, body.rolled_number) ? 'win' : 'lose'
  try {
    const answer = await callApi('POST', '/digitbet', async () => parseRolled, {
      body: { ...body, outcome },
      idempotencyKey: attempt.idempotency_key,
    })
    return { kind: 'rolled', answer }
  } catch (error) {
    if (error instanceof NetworkFailure) return { kind: 'unanswered', refusal: null }
    if (!(error instanceof Refusal)) throw error
    return error.is_final ? { kind: 'refused', refusal: error } : { kind: 'unanswered', refusal: error }
  }
}
