import { cashierRoutes } from '#cashier/site/routes.ts'
import { catalogRoutes } from '#catalog/site/routes.ts'
import { contentRoutes } from '#content/site/routes.ts'
import { digitBetRoutes } from '#digit-bet/site/routes.ts'
import { homeRoutes } from '#home/site/routes.ts'
import { identityRoutes } from '#identity/site/routes.ts'
import { inboxRoutes } from '#inbox/site/routes.ts'
import type { Route } from '#platform/site/route.ts'
import { shanRoutes } from '#shan/site/routes.ts'
import { twoDRoutes } from '#two-d/site/routes.ts'
import { walletRoutes } from '#wallet/site/routes.ts'

/** Every screen of the site. A feature brings its own; an address that is not here is a 404. */
export const routes: readonly Route[] = [
  ...homeRoutes,
  ...identityRoutes,
  ...cashierRoutes,
  ...catalogRoutes,
  ...walletRoutes,
  ...inboxRoutes,
  ...contentRoutes,
  ...digitBetRoutes,
  ...shanRoutes,
  ...twoDRoutes,
]
