import { catalogTexts } from '../../catalog/texts.ts'
import type { Route } from '../../platform/route.ts'
import { gameLogsRoutes } from './game-logs/routes.ts'
import { gamesTexts } from './texts.ts'
import { parseView } from './view.ts'

export const catalogRoutes: readonly Route[] = [
  {
    path: '/games',
    access: 'public',
    source: 'features/catalog/games-screen.tsx',
    load: () => import('./games-screen.tsx').then((module) => module.GamesScreen),
    texts: [gamesTexts, catalogTexts],
    query: ['type', 'tab', 'provider', 'list'],
    redirect: (search) => (parseView(search) === null ? '/games?tab=all' : null),
  },
  {
    path: '/demo-play',
    access: 'public',
    source: 'features/catalog/demo/demo-screen.tsx',
    load: () => import('./demo/demo-screen.tsx').then((module) => module.DemoScreen),
    texts: [gamesTexts, catalogTexts],
  },
  ...gameLogsRoutes,
]
