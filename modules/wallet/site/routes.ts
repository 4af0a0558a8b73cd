import type { Route } from '#platform/site/route.ts'
import { statementTexts } from './statement/texts.ts'
import { walletTexts } from './texts.ts'

export const walletRoutes: readonly Route[] = [
  {
    path: '/information',
    tab: 'statement',
    access: 'member',
    source: 'modules/wallet/site/statement/statement-screen.tsx',
    load: async () => (await import('./statement/statement-screen.tsx')).StatementScreen,
    texts: [statementTexts],
    query: ['tab', 'group'],
  },
  {
    path: '/wallet/internal-transfer',
    access: 'login',
    source: 'modules/wallet/site/transfer-screen.tsx',
    load: async () => (await import('./transfer-screen.tsx')).TransferScreen,
    texts: [walletTexts],
  },
  {
    path: '/transactions',
    access: 'member',
    source: 'modules/wallet/site/logs/transactions-screen.tsx',
    query: ['page'],
    load: async () => (await import('./logs/transactions-screen.tsx')).TransactionsScreen,
    texts: [walletTexts],
  },
  {
    path: '/exchange-log',
    access: 'member',
    source: 'modules/wallet/site/logs/exchange-log-screen.tsx',
    query: ['page'],
    load: async () => (await import('./logs/exchange-log-screen.tsx')).ExchangeLogScreen,
    texts: [walletTexts],
  },
]
