import type { Route } from '#platform/site/route.ts'

/** Shown for every address that the site does not have; the server answers it with 404. */
export const notFoundRoute: Route = {
  path: '*',
  access: 'public',
  source: 'apps/site/not-found/not-found-screen.tsx',
  load: () => import('./not-found-screen.tsx').then((module) => module.NotFoundScreen),
  texts: [],
}
