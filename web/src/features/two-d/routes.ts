import type { Route } from '../../platform/route.ts'
import { twoDTexts } from './texts.ts'

export const twoDRoutes: readonly Route[] = [
  {
    path: '/2d',
    access: 'public',
    source: 'features/two-d/live/live-screen.tsx',
    load: async () => (await import('./live/live-screen.tsx')).LiveScreen,
    texts: [twoDTexts],
  },
  {
    path: '/2d/bet',
    access: 'member',
    prepares_bet: true,
    source: 'features/two-d/bet/bet-screen.tsx',
    load: async () => (await import('./bet/bet-screen.tsx')).BetScreen,
    texts: [twoDTexts],
    query: ['time', 'session'],
  },
  {
    path: '/2d/confirm',
    access: 'member',
    prepares_bet: true,
    source: 'features/two-d/confirm/confirm-screen.tsx',
    load: async () => (await import('./confirm/confirm-screen.tsx')).ConfirmScreen,
    texts: [twoDTexts],
    query: ['time', 'session'],
  },
  {
    path: '/2d/holiday',
    access: 'public',
    source: 'features/two-d/holiday/holiday-screen.tsx',
    load: async () => (await import('./holiday/holiday-screen.tsx')).HolidayScreen,
    texts: [twoDTexts],
  },
  {
    path: '/2d/results',
    access: 'public',
    source: 'features/two-d/results/results-screen.tsx',
    load: async () => (await import('./results/results-screen.tsx')).ResultsScreen,
    texts: [twoDTexts],
  },
  {
    path: '/2d/daily-winner',
    access: 'login',
    source: 'features/two-d/winners/winners-screen.tsx',
    load: async () => (await import('./winners/winners-screen.tsx')).WinnersScreen,
    texts: [twoDTexts],
  },
  {
    path: '/morning-bet-slip',
    access: 'member',
    source: 'features/two-d/slips/morning-screen.tsx',
    load: async () => (await import('./slips/morning-screen.tsx')).MorningScreen,
    texts: [twoDTexts],
  },
  {
    path: '/evening-bet-slip',
    access: 'member',
    source: 'features/two-d/slips/evening-screen.tsx',
    load: async () => (await import('./slips/evening-screen.tsx')).EveningScreen,
    texts: [twoDTexts],
  },
]
