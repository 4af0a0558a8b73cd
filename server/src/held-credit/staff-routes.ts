import { HELD_DECISIONS } from '#contract/held-credit/rules.ts'
import {
  HeldCreditAnswer,
  HeldCreditParams,
  HeldCreditsAnswer,
  HeldCreditsQuery,
  HeldDecisionBody,
  HeldWaitingAnswer,
} from '#contract/held-credit/staff.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '../staff/index.ts'
import { decideHeldCredit, type RefusalPort } from './decide-credit.ts'
import { getWaiting, type HeldContext, listHeldCredits } from './list-credits.ts'

export function heldCreditRoutes(context: HeldContext & RefusalPort & { db: Database }): ConsoleRoute[] {
  return [
    forStaff<unknown, HeldCreditsQuery>(
      'held_credits.read',
      'GET /held-credits',
      { query: HeldCreditsQuery, answer: HeldCreditsAnswer },
      ({ query }, staff) => listHeldCredits(context, staff, query),
    ),
    forStaff('held_credits.read', 'GET /held-credits/waiting', { answer: HeldWaitingAnswer }, async () =>
      success(await getWaiting(context.db)),
    ),
    ...HELD_DECISIONS.map((decision) =>
      forStaff<HeldDecisionBody>(
        'held_credits.decide',
        `POST /held-credits/:id/${decision}`,
        { params: HeldCreditParams, body: HeldDecisionBody, answer: HeldCreditAnswer },
        async ({ params, body }, staff) =>
          success(await decideHeldCredit(context, staff, { id: params.id ?? '', decision, reason: body.reason })),
      ),
    ),
  ]
}
