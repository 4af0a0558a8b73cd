import {
  ClaimAnswer,
  ClaimsAnswer,
  EligibilityAnswer,
  PromotionParams,
  PromotionsAnswer,
} from '#contract/promotion/player.ts'
import { LanguageQuery } from '#contract/shared/answer.ts'
import { forPlayer } from '../identity/index.ts'
import type { VersionedCache } from '../platform/caching/versioned-cache.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers/answers.ts'
import { forEverybody, type Route } from '../platform/http/http.ts'
import { callerLanguage } from '../platform/http/requests/caller-language.ts'
import { claimOffer } from './claim-offer.ts'
import { getEligibility } from './get-eligibility.ts'
import { listClaims } from './list-claims.ts'
import { type Listed, shownAt } from './promotions.ts'

export function promotionRoutes(db: Database, promotions: () => Promise<VersionedCache<Listed[]>>): Route[] {
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
