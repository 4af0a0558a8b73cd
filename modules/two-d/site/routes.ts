import type { Route } from '#platform/site/route.ts'
import { againTexts } from './again/texts.ts'
import { statisticsTexts } from './statistics/texts.ts'
import { twoDTexts } from './texts.ts'

export const twoDRoutes: readonly Route[] = [
  {
    path: '/2d',
    access: 'public',
    source: 'modules/two-d/site/live/live-screen.tsx',
    load: async () => (await import('./live/live-screen.tsx')).LiveScreen,
    texts: [twoDTexts],
  },
  {
    path: '/2d/bet',
    access: 'member',
    prepares_bet: true,
    source: 'modules/two-d/site/bet/bet-screen.tsx',
    load: async () => (await import('./bet/bet-screen.tsx')).BetScreen,
    texts: [twoDTexts],
    query: ['time', 'session'],
  },
  {
    path: '/2d/confirm',
    access: 'member',
    prepares_bet: true,
    source: 'modules/two-d/site/confirm/confirm-screen.tsx',
    load: async () => (await import('./confirm/confirm-screen.tsx')).ConfirmScreen,
    texts: [twoDTexts, againTexts],
    query: ['time', 'session'],
  },
  {
    path: '/2d/holiday',
    access: 'public',
    source: 'modules/two-d/site/holiday/holiday-screen.tsx',
    load: async () => (await import('./holiday/holiday-screen.tsx')).HolidayScreen,
    texts: [twoDTexts],
  },
  {
    path: '/2d/results',
    access: 'public',
    source: 'modules/two-d/site/results/results-screen.tsx',
    load: async () => (await import('./results/results-screen.tsx')).ResultsScreen,
    texts: [twoDTexts],
  },
  {
    path: '/2d/statistics',
    access: 'public',
    source: 'modules/two-d/site/statistics/statistics-screen.tsx',
    load: async () => (await import('./statistics/statistics-screen.tsx')).StatisticsScreen,
    texts: [twoDTexts, statisticsTexts],
  },
  {
    path: '/2d/daily-winner',
    access: 'login',
    source: 'modules/two-d/site/winners/winners-screen.tsx',
    load: async () => (await import('./winners/winners-screen.tsx')).WinnersScreen,
    texts: [twoDTexts],
  },
  {
    path: '/morning-bet-slip',
    access: 'member',
    source: 'modules/two-d/site/slips/morning-screen.tsx',
    load: async () => (await import('./slips/morning-screen.tsx')).MorningScreen,
    texts: [twoDTexts, againTexts],
  },
  {
    path: '/evening-bet-slip',
    access: 'member',
    source: 'modules/two-d/site/slips/evening-screen.tsx',
    load: async () => (await import('./slips/evening-screen.tsx')).EveningScreen,
    texts: [twoDTexts, againTexts],
  },
]
