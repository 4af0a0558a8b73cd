import { Type } from 'typebox'
import { DepositBody, WithdrawBody } from '#cashier/contract/bodies.ts'
import {
  AgentPaymentTypesAnswer,
  BanksAnswer,
  CashierRulesAnswer,
  DepositRequestLogAnswer,
  FinancialLogAnswer,
  NetDepositsAnswer,
  RequestAnswer,
  RequestParams,
  RequestTimelineAnswer,
  UserPaymentsAnswer,
  WithdrawRequestLogAnswer,
} from '#cashier/contract/player.ts'
import { RankingAnswer, RankingQuery } from '#cashier/contract/ranking.ts'
import { forPlayer } from '#identity/server/index.ts'
import { PageQuery } from '#platform/contract/answer.ts'
import type { Database } from '#platform/server/database/database.ts'
import { FileAnswer, success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { forAnyone, type Route } from '#platform/server/http/http.ts'
import { PICTURE_BODY_BYTES_MAX } from '#platform/server/media/redraw-picture.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import type { GetSwitches } from '#switch/server/index.ts'
import { limitRoutes } from './deposit-limits/limit-routes.ts'
import { getNetDeposits } from './deposits/net-deposits.ts'
import { requestDeposit } from './deposits/request-deposit.ts'
import { getAgentPaymentTypes, getBanks, getRules, getUserPayments } from './payment-accounts/get-payments.ts'
import { getDepositRequests, getLog, getOwnReceipt, getRequest, getWithdrawRequests } from './requests/get-logs.ts'
import type { Ranking } from './requests/ranking.ts'
import type { Direction } from './rules.ts'
import type { ReceivablePort } from './withdrawals/receivable-port.ts'
import { requestWithdrawal } from './withdrawals/request-withdrawal.ts'

/** Drawing a receipt anew costs as much as a hundred bets: nobody keeps everybody else's waiting. */
const RECEIPTS = { burst: 24, per_second: 0.2 }

interface CashierDependencies extends Pick<ReceivablePort, 'requireReceivableCovered'> {
  db: Database
  switches: GetSwitches
  ranking: Ranking
}

export function cashierRoutes({ db, switches, ranking, requireReceivableCovered }: CashierDependencies): Route[] {
  const list = (path: string, answer: Route['answer'], read: (player_id: bigint) => Promise<unknown>) =>
    forPlayer('GET', path, { answer }, async (_call, { player_id }) => success(await read(player_id)))
  const request = (path: string, direction: Direction) =>
    forPlayer(
      'GET',
      `${path}/:id`,
      { params: RequestParams, answer: RequestTimelineAnswer },
      async ({ params }, { player_id }) => success(await getRequest(db, { player_id, direction, id: params.id ?? '' })),
    )

  return [
    rankingRoute(ranking),
    list('/banks', BanksAnswer, (player_id) => getBanks(db, player_id)),
    list('/agent-payment-type', AgentPaymentTypesAnswer, (player_id) => getAgentPaymentTypes(db, player_id)),
    list('/user-payment', UserPaymentsAnswer, (player_id) => getUserPayments(db, player_id)),
    list('/cashier-rules', CashierRulesAnswer, async (player_id) =>
      getRules(db, { player_id, switches: await switches() }),
    ),
    depositRoute(db, switches),
    ...limitRoutes(db),
    forPlayer<WithdrawBody>(
      'POST',
      '/withdrawfinicial',
      { body: WithdrawBody, answer: RequestAnswer },
      async (call, caller) =>
        success(await requestWithdrawal({ db, switches, requireReceivableCovered }, caller, call), 'Withdraw Success'),
    ),
    list('/net-deposits', NetDepositsAnswer, (player_id) => getNetDeposits(db, player_id)),
    list('/depositlogfinicial', FinancialLogAnswer, (player_id) => getLog(db, player_id, 'deposit')),
    list('/withdrawlogfinicial', FinancialLogAnswer, (player_id) => getLog(db, player_id, 'withdrawal')),
    forPlayer<unknown, PageQuery>(
      'GET',
      '/transaction/deposit-requestlog',
      { query: PageQuery, answer: DepositRequestLogAnswer },
      ({ query, site }, { player_id }) => getDepositRequests(db, { player_id, page: Number(query.page ?? '1'), site }),
    ),
    forPlayer<unknown, PageQuery>(
      'GET',
      '/transaction/withdraw-requestlog',
      { query: PageQuery, answer: WithdrawRequestLogAnswer },
      ({ query, site }, { player_id }) => getWithdrawRequests(db, { player_id, page: Number(query.page ?? '1'), site }),
    ),
    request('/transaction/deposit-requests', 'deposit'),
    request('/transaction/withdraw-requests', 'withdrawal'),
    forPlayer(
      'GET',
      '/transaction/deposit-requests/:id/receipt',
      { params: RequestParams, answer: Type.Unknown() },
      async ({ params }, { player_id }) =>
        new FileAnswer('image/webp', await getOwnReceipt(db, player_id, params.id ?? '')),
    ),
  ]
}

function depositRoute(db: Database, switches: GetSwitches): Route {
  const waitOf = createTokenBucket(RECEIPTS)

  return forPlayer<DepositBody>(
    'POST',
    '/depositfinicial',
    { body: DepositBody, answer: RequestAnswer, body_bytes_max: PICTURE_BODY_BYTES_MAX },
    async (call, caller) => {
      const seconds = call.body.receipt ? waitOf(String(caller.player_id)) : 0
      if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
      return success(await requestDeposit({ db, switches }, caller, call), 'Deposit successfully.')
    },
  )
}

/** Anybody sees who took most, behind masks. */
function rankingRoute(ranking: Ranking): Route {
  return forAnyone<unknown, RankingQuery>(
    'GET',
    '/toptenwithdraw',
    { query: RankingQuery, answer: RankingAnswer },
    async ({ query }) => success(await ranking(query.period ?? 'month')),
  )
}
