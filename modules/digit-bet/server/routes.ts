import { Type } from 'typebox'
import {
  BetId,
  ClientSeedBody,
  DigitBetAnswer,
  DigitBetBody,
  DigitBetHistoryAnswer,
  DigitBetHistoryQuery,
  DigitBetRulesAnswer,
  FairBetAnswer,
  FairSeriesAnswer,
} from '#digit-bet/contract/player.ts'
import { DIGIT_BET_PAGE_SIZE } from '#digit-bet/contract/rules.ts'
import { createTokenCheck, forPlayer } from '#identity/server/index.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { forAnyone, forTokenHolder, type Route } from '#platform/server/http/http.ts'
import { getHistory } from './bets/get-history.ts'
import { createPlaceBet } from './bets/place-bet.ts'
import type { DigitBetContext } from './context.ts'
import { getProofById } from './fairness/get-proof.ts'
import { getSeedSeries, rotateSeedSeries, setClientSeed } from './fairness/seed-series.ts'
import { parseBet, serializeRules } from './rules.ts'

const BetParams = Type.Object({ id: BetId })

export function digitBetRoutes(context: DigitBetContext): Route[] {
  const ownerOf = createTokenCheck(context.hot_db)
  const placeBet = createPlaceBet(context)
  const series = { answer: FairSeriesAnswer }

  return [
    // Batched: the use case checks the session under the lock that it takes anyway.
    forTokenHolder<DigitBetBody>(
      'POST',
      '/digitbet',
      { body: DigitBetBody, answer: DigitBetAnswer, in_batches: true },
      async (call) => {
        const arrived_at = performance.now()
        const owner = await ownerOf(call.token)
        return placeBet({ ...owner, bet: parseBet(call.body), idempotency_key: call.idempotency_key, arrived_at })
      },
    ),
    forPlayer<unknown, DigitBetHistoryQuery>(
      'GET',
      '/digitbet/history',
      { query: DigitBetHistoryQuery, answer: DigitBetHistoryAnswer },
      (call, { player_id }) => {
        const { before, count } = call.query
        return getHistory(context.db, player_id, before ?? null, Number(count ?? DIGIT_BET_PAGE_SIZE))
      },
    ),
    forAnyone('GET', '/digitbet/rules', { answer: DigitBetRulesAnswer }, async () =>
      success(serializeRules(await context.setting())),
    ),
    forPlayer('GET', '/digitbet/fair', series, async (_call, { player_id }) =>
      success(await getSeedSeries(context, player_id)),
    ),
    forPlayer<ClientSeedBody>(
      'POST',
      '/digitbet/fair/client-seed',
      { body: ClientSeedBody, ...series },
      async (call, { player_id }) => success(await setClientSeed(context, player_id, call.body.client_seed)),
    ),
    forPlayer('POST', '/digitbet/fair/rotate', series, async (_call, { player_id }) =>
      success(await rotateSeedSeries(context, player_id)),
    ),
    forPlayer(
      'GET',
      '/digitbet/fair/bet/:id',
      { params: BetParams, answer: FairBetAnswer },
      async (call, { player_id }) => success(await getProofById(context, player_id, call.params.id ?? '')),
    ),
  ]
}
