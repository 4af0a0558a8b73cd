import type { Route } from '../platform/route.ts'
import { homeRoutes } from '../features/home/routes.ts'
import { identityRoutes } from '../features/identity/routes.ts'

/** Every screen of the site. A feature brings its own; an address that is not here is a 404. */
export const routes: readonly Route[] = [...homeRoutes, ...identityRoutes]
