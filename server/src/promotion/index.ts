import type { Database } from '../platform/database.ts'
import type { Route } from '../platform/http.ts'
import { openPromotions } from './promotions.ts'
import { promotionRoutes } from './routes.ts'

export { describeClaim } from './describe-claim.ts'
export { fillPromotionDemo } from './fill-demo.ts'
export { promotionKinds } from './kinds.ts'
export { promotionFindings } from './reconcile.ts'
export { settleClaims } from './settle-claims.ts'

export function openPromotion(db: Database): { routes: Route[] } {
  return { routes: promotionRoutes(db, openPromotions(db)) }
}
