import { cashierRoutes } from '../features/cashier/routes.ts'
import { catalogRoutes } from '../features/catalog/routes.ts'
import { contentRoutes } from '../features/content/routes.ts'
import { digitBetRoutes } from '../features/digit-bet/routes.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { identityRoutes } from '../features/identity/routes.ts'
import { shanRoutes } from '../features/shan/routes.ts'
import { twoDRoutes } from '../features/two-d/routes.ts'
import { walletRoutes } from '../features/wallet/routes.ts'
import type { Route } from '../platform/route.ts'

/** Every screen of the site. A feature brings its own; an address that is not here is a 404. */
export const routes: readonly Route[] = [
  ...homeRoutes,
  ...identityRoutes,
  ...cashierRoutes,
  ...catalogRoutes,
  ...walletRoutes,
  ...contentRoutes,
  ...digitBetRoutes,
  ...shanRoutes,
  ...twoDRoutes,
]
