import { createAuthentication, createTokenCheck, forPlayer } from '#identity/server/index.ts'
import { StatusAnswer } from '#platform/server/http/answers/answer-problem.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { forAnyone, forTokenHolder, type Route } from '#platform/server/http/http.ts'
import { isStaffToken } from '#staff/server/index.ts'
import {
  TwoDBetAnswer,
  TwoDBetBody,
  TwoDCapacityAnswer,
  TwoDCapacityQuery,
  type TwoDOverLimitBody,
  TwoDOwnCapacityAnswer,
  type TwoDSession,
  TwoDSlipsAnswer,
  TwoDSlipsQuery,
  TwoDWinnersAnswer,
  TwoDWinnersQuery,
} from '#two-d/contract/player.ts'
import { savedListRoutes } from './saved-lists/routes.ts'
import { listWinners } from './settlement/list-winners.ts'
import { parseStakes } from './slip-rules.ts'
import { createDrawsNow } from './slips/draws-now.ts'
import { getOwnCapacity } from './slips/get-own-capacity.ts'
import { listOwnSlips } from './slips/list-own-slips.ts'
import { OverLimit } from './slips/over-limit.ts'
import { createPlaceSlip } from './slips/place-slip.ts'
import type { SlipContext } from './slips/slip-context.ts'

/** Bets, slips, capacity and winners, for players. */
export function slipRoutes(context: SlipContext): Route[] {
  const ownerOf = createTokenCheck(context.hot_db)
  const placeSlip = createPlaceSlip(context)
  const draws_now = createDrawsNow(context)
  const requirePlayer = createPlayersOnly(context)
  const slips = (path: string, sessions: TwoDSession[]) =>
    forPlayer<unknown, TwoDSlipsQuery>(
      'GET',
      path,
      { query: TwoDSlipsQuery, answer: TwoDSlipsAnswer },
      async ({ query }, { player_id }) => success(await listOwnSlips(context.db, { ...query, player_id, sessions })),
    )

  return [
    // Hot: its use case checks the session under the lock that it takes anyway.
    forTokenHolder<TwoDBetBody>(
      'POST',
      '/twod-bet',
      { body: TwoDBetBody, answer: TwoDBetAnswer, in_batches: true },
      async ({ token, body, idempotency_key }) => {
        const owner = await ownerOf(token)
        const session = body.session ?? null
        const draw_id = await draws_now.drawFor(session)
        const request = { ...owner, ...parseStakes(body), session, draw_id, idempotency_key }
        return placeSlip(request).catch(answerOverLimit)
      },
    ),
    ...savedListRoutes(context.db),
    slips('/twod-bet-slips', ['early', 'morning']),
    slips('/evening-twod-bet-slips', ['afternoon', 'evening']),
    forAnyone<unknown, TwoDCapacityQuery>(
      'GET',
      '/twod-capacity',
      { query: TwoDCapacityQuery, answer: TwoDCapacityAnswer },
      async ({ query }) => success(await draws_now.capacityOf(query.session ?? null)),
    ),
    forPlayer<unknown, TwoDCapacityQuery>(
      'GET',
      '/twod-capacity/own',
      { query: TwoDCapacityQuery, answer: TwoDOwnCapacityAnswer },
      async ({ query }, { player_id }) => {
        const draw_id = await draws_now.drawFor(query.session ?? null)
        return success(await getOwnCapacity(context.db, { draw_id, player_id }))
      },
    ),
    forTokenHolder<unknown, TwoDWinnersQuery>(
      'GET',
      '/two-d-daily-winners',
      { query: TwoDWinnersQuery, answer: TwoDWinnersAnswer },
      async ({ token, query }) => {
        await requirePlayer(token)
        return success(await listWinners(context.db, query))
      },
    ),
  ]
}

/** @throws Problem unauthenticated, or only_players for somebody of the staff */
function createPlayersOnly({ db, hot_db }: SlipContext): (token: string | null) => Promise<void> {
  const authenticate = createAuthentication(hot_db)
  return async (token) => {
    try {
      await authenticate(token)
    } catch (error) {
      if (token !== null && (await isStaffToken(db, token))) throw new Problem('only_players')
      throw error
    }
  }
}

/** The body is then the list of the numbers and nothing else, as the spec has it. */
function answerOverLimit(error: unknown): StatusAnswer {
  if (!(error instanceof OverLimit)) throw error
  const body: TwoDOverLimitBody = error.digits
  return new StatusAnswer(error.http, body)
}
