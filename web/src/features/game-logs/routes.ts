import type { Route } from '../../platform/route.ts'
import { gameLogsTexts } from './texts.ts'

const GAME_LOGS_HREF = '/information?tab=logs&type=game_logs'

export const gameLogsRoutes: readonly Route[] = [
  {
    path: '/information',
    tab: 'logs',
    access: 'member',
    source: 'features/game-logs/game-logs-screen.tsx',
    load: () => import('./game-logs-screen.tsx').then((module) => module.GameLogsScreen),
    texts: [gameLogsTexts],
    query: ['tab', 'type', 'period'],
    // The only kind of log so far.
    redirect: (search) => (search.get('type') === 'game_logs' ? null : GAME_LOGS_HREF),
  },
]
