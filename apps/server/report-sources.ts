/** The data that the reports read from other modules, bound for the console, the worker and the simulated history. */
import { describeAgentCause } from '#agent/server/index.ts'
import {
  approvedRequests,
  describeAccountMovement,
  describeRequest,
  paidAt,
  paymentAccounts,
} from '#cashier/server/index.ts'
import { gameNames } from '#catalog/server/index.ts'
import { betsOfTime, describeBet } from '#digit-bet/server/index.ts'
import { describeHeldCredit } from '#held-credit/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import { describeBalanceAdjustment } from '#player-admin/server/index.ts'
import { describeClaim } from '#promotion/server/index.ts'
import type { AggregateSources, ReportSources } from '#report/server/index.ts'
import { describeEffect, providerGames } from '#seamless/server/index.ts'
import { describeSettlement, roundsOfTime } from '#shan/server/index.ts'
import { describeSlip, drawStakes, drawSums, worstOfDraws } from '#two-d/server/index.ts'
import { describeExchange } from '#wallet/server/index.ts'

export const AGGREGATE_SOURCES: AggregateSources = { providerGames, digitBets: betsOfTime, worstOfDraws }

export function createReportSources({ db, key }: { db: Database; key: SecretKey }): ReportSources {
  return {
    ...AGGREGATE_SOURCES,
    requests: approvedRequests,
    paidAt,
    paymentAccounts,
    draws: drawSums,
    drawStakes,
    shanRounds: roundsOfTime,
    gameNames,
    causes: [
      { kinds: 'digit_bet_', find: ({ cause_id }) => describeBet({ db, key }, cause_id) },
      { kinds: 'seamless_', find: (request) => describeEffect(db, request) },
      { kinds: 'shan_', find: ({ cause_id }) => describeSettlement(db, cause_id) },
      {
        // Two people's decision, or what a partner's transaction did with the hold.
        kinds: 'held_',
        find: async (request) =>
          (await describeHeldCredit(db, request.cause_id)) ??
          (await describeEffect(db, request)) ??
          (await describeSettlement(db, request.cause_id)),
      },
      { kinds: 'deposit', find: ({ cause_id }) => describeRequest(db, cause_id) },
      { kinds: 'withdrawal_', find: ({ cause_id }) => describeRequest(db, cause_id) },
      { kinds: 'correction_', find: ({ cause_id }) => describeBalanceAdjustment(db, cause_id) },
      { kinds: 'two_d_', find: ({ cause_id }) => describeSlip(db, cause_id) },
      { kinds: 'account_', find: ({ cause_id }) => describeAccountMovement(db, cause_id) },
      { kinds: 'bank_charge', find: ({ cause_id }) => describeAccountMovement(db, cause_id) },
      { kinds: 'agent_', find: ({ cause_id }) => describeAgentCause(db, cause_id) },
      { kinds: 'bonus_', find: ({ cause_id }) => describeClaim(db, cause_id) },
      { kinds: 'exchange_', find: ({ cause_id }) => describeExchange(db, cause_id) },
    ],
  }
}
