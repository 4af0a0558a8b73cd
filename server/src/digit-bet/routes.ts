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
} from '#contract/digit-bet.ts'
import { forPlayer, openTokens } from '../identity/index.ts'
import { success } from '../platform/http/answers.ts'
import { forAnyone, forTokenHolder, type Route } from '../platform/http/http.ts'
import type { Dealer } from './dealer.ts'
import { openPlaceBet } from './place-bet.ts'
import { readBet, writeRules } from './rules.ts'
import { rotateSeries, setClientSeed, showSeries } from './series.ts'
import { showHistory } from './show-history.ts'
import { showProofById } from './show-proof.ts'

const BetParams = Type.Object({ id: BetId })

export function digitBetRoutes(dealer: Dealer): Route[] {
  const ownerOf = openTokens(dealer.hot_db)
  const placeBet = openPlaceBet(dealer)
  const series = { answer: FairSeriesAnswer }

  return [
    // Hot: its verb checks the session under the lock that it takes anyway.
    forTokenHolder<DigitBetBody>(
      'POST',
      '/digitbet',
      { body: DigitBetBody, answer: DigitBetAnswer, in_sets: true },
      async (call) => {
        const owner = await ownerOf(call.token)
        return placeBet({ ...owner, bet: readBet(call.body), request_id: call.request_id })
      },
    ),
    forPlayer<unknown, DigitBetHistoryQuery>(
      'GET',
      '/digitbet/history',
      { query: DigitBetHistoryQuery, answer: DigitBetHistoryAnswer },
      (call, { player_id }) => showHistory(dealer.db, player_id, call.query.before ?? null),
    ),
    forAnyone('GET', '/digitbet/rules', { answer: DigitBetRulesAnswer }, async () =>
      success(writeRules(await dealer.setting())),
    ),
    forPlayer('GET', '/digitbet/fair', series, async (_call, { player_id }) =>
      success(await showSeries(dealer, player_id)),
    ),
    forPlayer<ClientSeedBody>(
      'POST',
      '/digitbet/fair/client-seed',
      { body: ClientSeedBody, ...series },
      async (call, { player_id }) => success(await setClientSeed(dealer, player_id, call.body.client_seed)),
    ),
    forPlayer('POST', '/digitbet/fair/rotate', series, async (_call, { player_id }) =>
      success(await rotateSeries(dealer, player_id)),
    ),
    forPlayer(
      'GET',
      '/digitbet/fair/bet/:id',
      { params: BetParams, answer: FairBetAnswer },
      async (call, { player_id }) => success(await showProofById(dealer, player_id, call.params.id ?? '')),
    ),
  ]
}
