import { forPlayer, userOf } from '#identity/server/index.ts'
import { PageQuery } from '#platform/contract/answer.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { Route } from '#platform/server/http/http.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import { ExchangeAnswer, ExchangeBody, ExchangeLogAnswer } from '#wallet/contract/player.ts'
import { StatementAnswer, StatementQuery, StatementSumsAnswer, StatementSumsQuery } from '#wallet/contract/statement.ts'
import { type ExchangeType, exchange } from './exchange.ts'
import { exchangeLog } from './exchange-log.ts'
import { getStatement } from './statement/get-statement.ts'
import { sumStatement } from './statement/sum-statement.ts'

/** Sums read thousands of postings: nobody looks at more by hand. */
const SUMS = { burst: 20, per_second: 1 }

export function walletRoutes(db: Database): Route[] {
  const exchangeRoute = (path: string, type: ExchangeType) =>
    forPlayer<ExchangeBody>('POST', path, { body: ExchangeBody, answer: ExchangeAnswer }, async (call, caller) => {
      const balances = await exchange(db, caller, {
        type,
        amount: call.body.amount,
        idempotency_key: call.idempotency_key,
      })
      const user = await userOf(db, caller.player_id)
      // The balances of this exchange, not of a later one: a repeated request gets its first answer.
      const data = { ...user, main_balance: writeMoney(balances.main), balance: writeMoney(balances.game) }
      return success(data, 'Exchange successful!')
    })

  const waitForSums = createTokenBucket(SUMS)

  return [
    exchangeRoute('/exchange-main-to-game', 'main_to_game'),
    exchangeRoute('/exchange-game-to-main', 'game_to_main'),
    forPlayer<unknown, PageQuery>(
      'GET',
      '/exchange-transactions-log',
      { query: PageQuery, answer: ExchangeLogAnswer },
      ({ query, site }, { player_id }) => exchangeLog(db, { player_id, page: Number(query.page ?? '1'), site }),
    ),
    forPlayer<unknown, StatementQuery>(
      'GET',
      '/statement',
      { query: StatementQuery, answer: StatementAnswer },
      async ({ query }, { player_id }) => success(await getStatement(db, { ...query, player_id })),
    ),
    forPlayer<unknown, StatementSumsQuery>(
      'GET',
      '/statement/sums',
      { query: StatementSumsQuery, answer: StatementSumsAnswer },
      async ({ query }, { player_id }) => {
        const seconds = waitForSums(String(player_id))
        if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
        return success(await sumStatement(db, { by: query.by ?? 'month', player_id }))
      },
    ),
  ]
}
