import type { Route } from '#platform/site/route.ts'
import { parseView, TRANSFER_PARTS } from './parts/transfer-parts.ts'
import { cashierTexts } from './texts.ts'

export const cashierRoutes: readonly Route[] = [
  {
    path: '/information',
    tab: 'transfer',
    access: 'member',
    source: 'modules/cashier/site/transfer-screen.tsx',
    load: async () => (await import('./transfer-screen.tsx')).TransferScreen,
    texts: [cashierTexts],
    part: (search) => TRANSFER_PARTS[parseView(search.get('view'))],
    query: ['tab', 'view'],
  },
  {
    path: '/information',
    tab: 'logs',
    access: 'member',
    source: 'modules/cashier/site/log/log-screen.tsx',
    load: async () => (await import('./log/log-screen.tsx')).LogScreen,
    texts: [cashierTexts],
    query: ['tab', 'type'],
    redirect: (search) =>
      ['deposit', 'withdraw'].includes(search.get('type') ?? '') ? null : '/information?tab=logs&type=deposit',
  },
  {
    path: '/information',
    tab: 'profile',
    type: 'limits',
    access: 'member',
    source: 'modules/cashier/site/limits/limit-screen.tsx',
    load: async () => (await import('./limits/limit-screen.tsx')).LimitScreen,
    texts: [cashierTexts],
    query: ['tab', 'type'],
  },
  {
    path: '/wallet',
    access: 'member',
    source: 'modules/cashier/site/wallet/wallet-screen.tsx',
    load: async () => (await import('./wallet/wallet-screen.tsx')).WalletScreen,
    texts: [cashierTexts],
  },
  {
    path: '/top-up/bank',
    access: 'member',
    source: 'modules/cashier/site/deposit/top-up-screen.tsx',
    load: async () => (await import('./deposit/top-up-screen.tsx')).TopUpScreen,
    texts: [cashierTexts],
  },
  {
    path: '/with-draw',
    access: 'member',
    source: 'modules/cashier/site/withdraw/withdraw-screen.tsx',
    load: async () => (await import('./withdraw/withdraw-screen.tsx')).WithdrawScreen,
    texts: [cashierTexts],
  },
  {
    path: '/wallet-history',
    access: 'member',
    source: 'modules/cashier/site/log/history-screen.tsx',
    load: async () => (await import('./log/history-screen.tsx')).HistoryScreen,
    texts: [cashierTexts],
    query: ['type', 'page'],
  },
]
