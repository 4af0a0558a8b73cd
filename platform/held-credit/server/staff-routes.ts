import { HELD_DECISIONS } from '#held-credit/contract/rules.ts'
import {
  HeldCreditAnswer,
  HeldCreditParams,
  HeldCreditsAnswer,
  HeldCreditsQuery,
  HeldDecisionBody,
  HeldWaitingAnswer,
} from '#held-credit/contract/staff.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { type DecisionContext, decideHeldCredit } from './decide-credit.ts'
import { getHeldCredit, getWaiting, listHeldCredits } from './list-credits.ts'

export function heldCreditRoutes(context: DecisionContext): ConsoleRoute[] {
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
    forStaff(
      'held_credits.read',
      'GET /held-credits/:id',
      { params: HeldCreditParams, answer: HeldCreditAnswer },
      async ({ params }, staff) => success(await getHeldCredit(context, staff, String(params.id))),
    ),
    ...HELD_DECISIONS.map((decision) =>
      forStaff<HeldDecisionBody>(
        'held_credits.decide',
        `POST /held-credits/:id/${decision}`,
        { params: HeldCreditParams, body: HeldDecisionBody, answer: HeldCreditAnswer },
        async ({ params, body }, staff) =>
          success(await decideHeldCredit(context, staff, { id: String(params.id), decision, reason: body.reason })),
      ),
    ),
  ]
}
