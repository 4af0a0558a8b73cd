import type { Route } from '../../platform/route.ts'
import { walletTexts } from './texts.ts'

export const walletRoutes: readonly Route[] = [
  {
    path: '/wallet/internal-transfer',
    access: 'login',
    source: 'features/wallet/transfer-screen.tsx',
    load: async () => (await import('./transfer-screen.tsx')).TransferScreen,
    texts: [walletTexts],
  },
  {
    path: '/transactions',
    access: 'member',
    source: 'features/wallet/logs/transactions-screen.tsx',
    query: ['page'],
    load: async () => (await import('./logs/transactions-screen.tsx')).TransactionsScreen,
    texts: [walletTexts],
  },
  {
    path: '/exchange-log',
    access: 'member',
    source: 'features/wallet/logs/exchange-log-screen.tsx',
    query: ['page'],
    load: async () => (await import('./logs/exchange-log-screen.tsx')).ExchangeLogScreen,
    texts: [walletTexts],
  },
]
