import { ConfirmLimitBody, DepositLimitBody } from '#cashier/contract/bodies.ts'
import { DepositLimitsAnswer } from '#cashier/contract/player.ts'
import { type Caller, forPlayer } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Route } from '#platform/server/http/http.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import { confirmDepositLimit, getDepositLimits, requestDepositLimit } from './deposit-limit.ts'

/** Each leaves a row that stays. */
const CHANGES = { burst: 30, per_second: 0.05 }

export function limitRoutes(db: Database): Route[] {
  const waitOf = createTokenBucket(CHANGES)
  const change = (path: string, body: Route['body'], make: (caller: Caller, body: never) => Promise<unknown>): Route =>
    forPlayer('POST', path, { body, answer: DepositLimitsAnswer }, async (call, caller) => {
      const seconds = waitOf(String(caller.player_id))
      if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
      return success(await make(caller, call.body as never), 'Deposit limit saved.')
    })

  return [
    forPlayer('GET', '/deposit-limits', { answer: DepositLimitsAnswer }, async (_call, { player_id }) =>
      success(await getDepositLimits(db, player_id)),
    ),
    change('/deposit-limits', DepositLimitBody, (caller, body: DepositLimitBody) =>
      requestDepositLimit(db, caller, body),
    ),
    change('/deposit-limits/confirm', ConfirmLimitBody, (caller, body: ConfirmLimitBody) =>
      confirmDepositLimit(db, caller, body),
    ),
  ]
}
