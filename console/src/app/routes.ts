import { lazy } from 'react'
import type { Route } from '../platform/page/route.ts'
import { texts } from './texts.ts'

/** Every screen of the console. A screen does not exist for a person who may not see it. */
export const ROUTES: Route[] = [
  {
    path: '/today',
    permission: 'reports.read',
    title: texts.today,
    Screen: lazy(async () => ({ default: (await import('../features/report/today/index.tsx')).TodayScreen })),
  },
  {
    path: '/reports',
    permission: 'reports.read',
    title: texts.reports,
    Screen: lazy(async () => ({ default: (await import('../features/report/index.tsx')).ReportsScreen })),
  },
  {
    path: '/transfers',
    permission: 'reports.read',
    title: texts.transfers,
    Screen: lazy(async () => ({
      default: (await import('../features/report/ledger-explorer/index.tsx')).TransfersScreen,
    })),
  },
  {
    path: '/deposits',
    permission: 'deposits.read',
    title: texts.deposits,
    Screen: lazy(async () => ({ default: (await import('../features/cashier/review/index.tsx')).DepositsScreen })),
  },
  {
    path: '/withdrawals',
    permission: 'withdrawals.read',
    title: texts.withdrawals,
    Screen: lazy(async () => ({ default: (await import('../features/cashier/review/index.tsx')).WithdrawalsScreen })),
  },
  {
    path: '/players',
    permission: 'players.read',
    title: texts.players,
    Screen: lazy(async () => ({ default: (await import('../features/player-admin/index.tsx')).PlayersScreen })),
  },
  {
    path: '/players/:id',
    permission: 'players.read',
    title: texts.players,
    Screen: lazy(async () => ({ default: (await import('../features/player-admin/player-screen.tsx')).PlayerScreen })),
  },
  {
    path: '/agents',
    permission: 'agents.read',
    title: texts.agents,
    Screen: lazy(async () => ({ default: (await import('../features/agent/index.tsx')).AgentsScreen })),
  },
  {
    path: '/agents/:id',
    permission: 'agents.read',
    title: texts.agents,
    Screen: lazy(async () => ({ default: (await import('../features/agent/tree/agent-screen.tsx')).AgentScreen })),
  },
  {
    path: '/two-d',
    permission: 'two_d.read',
    title: texts.twoD,
    Screen: lazy(async () => ({ default: (await import('../features/two-d/index.tsx')).TwoDScreen })),
  },
  {
    path: '/two-d/draws/:id',
    permission: 'two_d.read',
    title: texts.twoD,
    Screen: lazy(async () => ({ default: (await import('../features/two-d/draw-screen.tsx')).DrawScreen })),
  },
  {
    path: '/approvals',
    permission: 'approvals.read',
    title: texts.approvals,
    Screen: lazy(async () => ({ default: (await import('./approvals-screen.tsx')).Approvals })),
  },
  {
    path: '/payment-accounts',
    permission: 'payment_accounts.read',
    title: texts.paymentAccounts,
    Screen: lazy(async () => ({
      default: (await import('../features/cashier/payment-accounts/index.tsx')).PaymentAccountsScreen,
    })),
  },
  {
    path: '/catalog',
    permission: 'catalog.read',
    title: texts.catalog,
    Screen: lazy(async () => ({ default: (await import('../features/catalog/index.tsx')).CatalogScreen })),
  },
  {
    path: '/wagers',
    permission: 'wagers.read',
    title: texts.wagers,
    Screen: lazy(async () => ({ default: (await import('../features/seamless/index.tsx')).WagersScreen })),
  },
  {
    path: '/held-credits',
    permission: 'held_credits.read',
    title: texts.heldCredits,
    Screen: lazy(async () => ({ default: (await import('../features/held-credit/index.tsx')).HeldCreditsScreen })),
  },
  {
    path: '/switches',
    permission: 'switches.read',
    title: texts.switches,
    Screen: lazy(async () => ({ default: (await import('../features/switch/index.tsx')).SwitchesScreen })),
  },
  {
    path: '/settings',
    permission: 'settings.read',
    title: texts.settings,
    Screen: lazy(async () => ({ default: (await import('../features/setting/index.tsx')).SettingsScreen })),
  },
  {
    path: '/content',
    permission: 'content.read',
    title: texts.content,
    Screen: lazy(async () => ({ default: (await import('../features/editing/index.tsx')).ContentScreen })),
  },
  {
    path: '/audit',
    permission: 'audit.read',
    title: texts.audit,
    Screen: lazy(async () => ({ default: (await import('../features/staff/audit/index.tsx')).AuditScreen })),
  },
  {
    path: '/client-errors',
    permission: 'audit.read',
    title: texts.clientErrors,
    Screen: lazy(async () => ({
      default: (await import('../features/client-error/index.tsx')).ClientErrorsScreen,
    })),
  },
  {
    path: '/staff',
    permission: 'staff.read',
    title: texts.staff,
    Screen: lazy(async () => ({ default: (await import('../features/staff/index.tsx')).StaffScreen })),
  },
]
