import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Route } from '#platform/server/http/http.ts'
import { promotionKeys } from '#promotion/contract/rules.ts'
import { createPromotions, shownAt } from './promotions.ts'
import { promotionRoutes } from './routes.ts'

export { bonusChangeApproval, pendingChanges } from './bonus-changes/approval.ts'
export { bonusChangeRoutes } from './bonus-changes/staff-routes.ts'
export { claimApproval } from './claim-approval.ts'
export { claimHistory } from './claim-history.ts'
export { describeClaim } from './describe-claim.ts'
export { promotionKinds } from './kinds.ts'
export { listClaims } from './list-claims.ts'
export { pauseClaims } from './pause-claims.ts'
export { promotionChecks } from './reconcile.ts'
export { seedPromotionDemo } from './seed-demo.ts'
export { settleClaims } from './settle-claims.ts'

export interface Promotion {
  routes: Route[]
  /** Another one after each change of what is offered, and when an offer begins or ends. */
  version(): Promise<string>
  /** For the document of its page, by the screens' own keys. */
  firstData(language: Language): Promise<Record<string, unknown>>
}

export function createPromotion(db: Database): Promotion {
  const promotions = createPromotions(db)
  const shown = async () => shownAt((await promotions()).content, new Date())
  return {
    routes: promotionRoutes(db, promotions),
    version: async () => `${(await promotions()).version} ${(await shown()).map(({ id }) => id).join(' ')}`,
    firstData: async (language) => ({
      [JSON.stringify(promotionKeys.list(language))]: (await shown()).map(({ in_language }) => in_language[language]),
    }),
  }
}
