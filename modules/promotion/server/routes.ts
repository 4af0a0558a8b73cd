import { forPlayer } from '#identity/server/index.ts'
import { LanguageQuery } from '#platform/contract/answer.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { forEverybody, type Route } from '#platform/server/http/http.ts'
import { callerLanguage } from '#platform/server/http/requests/caller-language.ts'
import {
  ClaimAnswer,
  ClaimsAnswer,
  EligibilityAnswer,
  PromotionParams,
  PromotionsAnswer,
} from '#promotion/contract/player.ts'
import { claimOffer } from './claim-offer.ts'
import { getEligibility } from './get-eligibility.ts'
import { listClaims } from './list-claims.ts'
import { type ListedOffer, shownAt } from './promotions.ts'

export function promotionRoutes(db: Database, promotions: () => Promise<VersionedCache<ListedOffer[]>>): Route[] {
  return [
    forEverybody<LanguageQuery>('/promotion', { query: LanguageQuery, answer: PromotionsAnswer }, async (call) => {
      const language = callerLanguage(call)
      const { content, precompressed } = await promotions()
      const shown = shownAt(content, new Date())
      // A begin or an end changes what is shown, without a new version.
      return precompressed(`${language} ${shown.map(({ id }) => id).join(' ')}`, () =>
        success(shown.map(({ in_language }) => in_language[language])),
      )
    }),
    forPlayer<unknown, LanguageQuery>(
      'GET',
      '/promotion/claims',
      { query: LanguageQuery, answer: ClaimsAnswer },
      async (call, { player_id }) => success(await listClaims(db, player_id, callerLanguage(call))),
    ),
    forPlayer('GET', '/promotion/eligibility', { answer: EligibilityAnswer }, async ({ address }, caller) =>
      success(await getEligibility(db, caller, address)),
    ),
    forPlayer<unknown, LanguageQuery>(
      'POST',
      '/promotion/:id/claim',
      { params: PromotionParams, query: LanguageQuery, answer: ClaimAnswer },
      async (call, caller) => {
        const { params, idempotency_key, address } = call
        const requested = { address, promotion_id: Number(params.id), idempotency_key, language: callerLanguage(call) }
        return success(await claimOffer(db, caller, requested))
      },
    ),
  ]
}
