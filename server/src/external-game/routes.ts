import { LanguageQuery, REQUEST_WAS_SUCCESSFUL } from '#contract/answer.ts'
import {
  ExternalGameParams,
  ExternalGamesAnswer,
  OpenExternalGameAnswer,
  RedeemTokenAnswer,
  RedeemTokenBody,
} from '#contract/external-game.ts'
import { forPlayer } from '../identity/index.ts'
import { callerLanguage } from '../platform/caller-language.ts'
import type { Database } from '../platform/database.ts'
import { forAnyone, type Route } from '../platform/http.ts'
import type { Links } from './links.ts'
import { openOpenLink } from './open-link.ts'
import { redeemToken } from './redeem-token.ts'

const answer = <T>(data: T) => ({ status: REQUEST_WAS_SUCCESSFUL, message: '', data }) as const

export function externalGameRoutes(db: Database, links: Links): Route[] {
  const openLink = openOpenLink(db)
  return [
    forAnyone<unknown, LanguageQuery>(
      'GET',
      '/external-games',
      { query: LanguageQuery, answer: ExternalGamesAnswer },
      async (call) => answer(await links.shownIn(callerLanguage(call))),
    ),
    forPlayer(
      'POST',
      '/external-games/:id/open',
      { params: ExternalGameParams, answer: OpenExternalGameAnswer },
      async (call, caller) => answer({ url: await openLink(caller, Number(call.params.id)) }),
    ),
    forAnyone<RedeemTokenBody>(
      'POST',
      '/external-games/redeem',
      { body: RedeemTokenBody, answer: RedeemTokenAnswer },
      async (call) => answer(await redeemToken(db, call.body.token)),
    ),
  ]
}
