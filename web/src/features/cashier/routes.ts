import type { Route } from '../../platform/route.ts'
import { parseView, TRANSFER_PARTS } from './parts/transfer-parts.ts'
import { cashierTexts } from './texts.ts'

export const cashierRoutes: readonly Route[] = [
  {
    path: '/information',
    tab: 'transfer',
    access: 'member',
    source: 'features/cashier/transfer-screen.tsx',
    load: async () => (await import('./transfer-screen.tsx')).TransferScreen,
    texts: [cashierTexts],
    part: (search) => TRANSFER_PARTS[parseView(search.get('view'))],
    query: ['tab', 'view'],
  },
  {
    path: '/information',
    tab: 'logs',
    access: 'member',
    source: 'features/cashier/log/log-screen.tsx',
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
    source: 'features/cashier/limits/limit-screen.tsx',
    load: async () => (await import('./limits/limit-screen.tsx')).LimitScreen,
    texts: [cashierTexts],
    query: ['tab', 'type'],
  },
  {
    path: '/wallet',
    access: 'member',
    source: 'features/cashier/wallet/wallet-screen.tsx',
    load: async () => (await import('./wallet/wallet-screen.tsx')).WalletScreen,
    texts: [cashierTexts],
  },
  {
    path: '/top-up/bank',
    access: 'member',
    source: 'features/cashier/deposit/top-up-screen.tsx',
    load: async () => (await import('./deposit/top-up-screen.tsx')).TopUpScreen,
    texts: [cashierTexts],
  },
  {
    path: '/with-draw',
    access: 'member',
    source: 'features/cashier/withdraw/withdraw-screen.tsx',
    load: async () => (await import('./withdraw/withdraw-screen.tsx')).WithdrawScreen,
    texts: [cashierTexts],
  },
  {
    path: '/wallet-history',
    access: 'member',
    source: 'features/cashier/log/history-screen.tsx',
    load: async () => (await import('./log/history-screen.tsx')).HistoryScreen,
    texts: [cashierTexts],
    query: ['type', 'page'],
  },
]
