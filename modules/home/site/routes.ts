import { catalogTexts } from '#catalog/site/shared/texts.ts'
import type { Route } from '#platform/site/route.ts'
import { gamesPart, showsGames } from './games/games-part.ts'
import { STRIP_ID } from './games/strip-id.ts'
import { homeTexts } from './texts.ts'

export const homeRoutes: readonly Route[] = [
  {
    path: '/',
    access: 'public',
    source: 'modules/home/site/home-screen.tsx',
    load: () => import('./home-screen.tsx').then((module) => module.HomeScreen),
    texts: [homeTexts, catalogTexts],
    query: ['type', 'provider'],
    part: (search) => (showsGames(search) ? gamesPart : null),
    redirect: showAll,
    // Who chose a type wants its games, not the banner again.
    landing: (search) => (search.get('type') === 'all' ? null : STRIP_ID),
  },
]

/** Home always has a type; without one it is `all`. Whatever else was asked for is kept. */
function showAll(search: URLSearchParams): string | null {
  if (search.get('type')) return null
  const requested = new URLSearchParams(search)
  requested.delete('type')
  const rest = requested.toString()
  return rest === '' ? '/?type=all' : `/?type=all&${rest}`
}
