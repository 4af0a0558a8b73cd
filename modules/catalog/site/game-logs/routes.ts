import type { Route } from '#platform/site/route.ts'
import { gamesTexts } from '../texts.ts'

export const gameLogsRoutes: readonly Route[] = [
  {
    path: '/information',
    tab: 'logs',
    type: 'game_logs',
    access: 'member',
    source: 'modules/catalog/site/game-logs/game-logs-screen.tsx',
    load: () => import('./game-logs-screen.tsx').then((module) => module.GameLogsScreen),
    texts: [gamesTexts],
    query: ['tab', 'type', 'period'],
  },
]
