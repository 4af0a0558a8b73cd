import type { Route } from '#platform/site/route.ts'
import { digitBetTexts } from './texts.ts'

export const digitBetRoutes: readonly Route[] = [
  {
    path: '/digitbet',
    access: 'member',
    prepares_bet: true,
    source: 'modules/digit-bet/site/digit-bet-screen.tsx',
    load: async () => (await import('./digit-bet-screen.tsx')).DigitBetScreen,
    texts: [digitBetTexts],
  },
  {
    path: '/digitbet/fairness',
    access: 'public',
    source: 'modules/digit-bet/site/fairness/fairness-screen.tsx',
    load: async () => (await import('./fairness/fairness-screen.tsx')).FairnessScreen,
    texts: [digitBetTexts],
    query: ['bet'],
  },
]
