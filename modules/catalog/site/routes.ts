import type { Route } from '#platform/site/route.ts'
import { gameLogsRoutes } from './game-logs/routes.ts'
import { catalogTexts } from './shared/texts.ts'
import { gamesTexts } from './texts.ts'
import { parseView } from './view.ts'

export const catalogRoutes: readonly Route[] = [
  {
    path: '/games',
    access: 'public',
    source: 'modules/catalog/site/games-screen.tsx',
    load: () => import('./games-screen.tsx').then((module) => module.GamesScreen),
    texts: [gamesTexts, catalogTexts],
    query: ['type', 'tab', 'provider', 'list'],
    redirect: (search) => (parseView(search) === null ? '/games?tab=all' : null),
  },
  {
    path: '/demo-play',
    access: 'public',
    source: 'modules/catalog/site/demo/demo-screen.tsx',
    load: () => import('./demo/demo-screen.tsx').then((module) => module.DemoScreen),
    texts: [gamesTexts, catalogTexts],
  },
  ...gameLogsRoutes,
]
