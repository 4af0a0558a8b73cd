import {
  ExternalGameParams,
  ExternalGamesAnswer,
  OpenExternalGameAnswer,
  RedeemTokenAnswer,
  RedeemTokenBody,
} from '#external-game/contract/player.ts'
import { forPlayer } from '#identity/server/index.ts'
import { LanguageQuery } from '#platform/contract/answer.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { forAnyone, type Route } from '#platform/server/http/http.ts'
import { callerLanguage } from '#platform/server/http/requests/caller-language.ts'
import type { Links } from './links.ts'
import { createOpenLink } from './open-link.ts'
import { redeemToken } from './redeem-token.ts'

export function externalGameRoutes(db: Database, links: Links): Route[] {
  const openLink = createOpenLink(db)
  return [
    forAnyone<unknown, LanguageQuery>(
      'GET',
      '/external-games',
      { query: LanguageQuery, answer: ExternalGamesAnswer },
      async (call) => success(await links.shownIn(callerLanguage(call))),
    ),
    forPlayer(
      'POST',
      '/external-games/:id/open',
      { params: ExternalGameParams, answer: OpenExternalGameAnswer },
      async (call, caller) =>
        success({ url: await openLink(caller, { link_id: Number(call.params.id), site: call.site }) }),
    ),
    forAnyone<RedeemTokenBody>(
      'POST',
      '/external-games/redeem',
      { body: RedeemTokenBody, answer: RedeemTokenAnswer, load: 'callback' },
      async (call) => success(await redeemToken(db, call.body.token)),
    ),
  ]
}
