import { lazy } from 'react'
import type { Route } from '#platform/console/page/route.ts'
import type { Permission } from '#staff/contract/rules.ts'
import type { Glyph } from '#ui/components/display/icon.tsx'
import {
  arrowsLeftRightBold,
  bankFill,
  bankRegular,
  bugFill,
  bugRegular,
  chartBarFill,
  chartBarRegular,
  handshakeFill,
  handshakeRegular,
  hourglassMediumFill,
  hourglassMediumRegular,
  houseFill,
  houseRegular,
  identificationBadgeFill,
  identificationBadgeRegular,
  megaphoneSimpleFill,
  megaphoneSimpleRegular,
  powerFill,
  powerRegular,
  receiptFill,
  receiptRegular,
  scrollFill,
  scrollRegular,
  slidersHorizontalFill,
  slidersHorizontalRegular,
  squaresFourFill,
  squaresFourRegular,
  stampFill,
  stampRegular,
  ticketFill,
  ticketRegular,
  trayArrowDownFill,
  trayArrowDownRegular,
  trayArrowUpFill,
  trayArrowUpRegular,
  usersThreeFill,
  usersThreeRegular,
} from '#ui/icons.ts'
import { texts } from './texts.ts'

interface MenuEntry {
  glyph: Glyph
  chosenGlyph: Glyph
  /** A queue of the summary, whose number stands beside the label. */
  counts?: 'deposits' | 'withdrawals' | 'approvals' | 'two_d' | 'held_credits'
  /** A line above it. */
  begins_group?: boolean
}

interface ConsoleRoute extends Route {
  /** Screens without it are opened from another one. */
  menu?: MenuEntry
}

/**
 * Every screen of the console, in the order of the menu. A screen does not exist for a person who may not see it, and
 * the menu does not name it.
 */
export const ROUTES: ConsoleRoute[] = [
  {
    path: '/today',
    permission: 'reports.read',
    title: texts.today,
    menu: { glyph: houseRegular, chosenGlyph: houseFill },
    Screen: lazy(async () => ({ default: (await import('#report/console/today/index.tsx')).TodayScreen })),
  },
  {
    path: '/deposits',
    permission: 'deposits.read',
    title: texts.deposits,
    menu: { glyph: trayArrowDownRegular, chosenGlyph: trayArrowDownFill, counts: 'deposits' },
    Screen: lazy(async () => ({ default: (await import('#cashier/console/review/index.tsx')).DepositsScreen })),
  },
  {
    path: '/withdrawals',
    permission: 'withdrawals.read',
    title: texts.withdrawals,
    menu: { glyph: trayArrowUpRegular, chosenGlyph: trayArrowUpFill, counts: 'withdrawals' },
    Screen: lazy(async () => ({ default: (await import('#cashier/console/review/index.tsx')).WithdrawalsScreen })),
  },
  {
    path: '/approvals',
    permission: 'approvals.read',
    title: texts.approvals,
    menu: { glyph: stampRegular, chosenGlyph: stampFill, counts: 'approvals' },
    Screen: lazy(async () => ({ default: (await import('./approvals.tsx')).ApprovalsPage })),
  },
  {
    path: '/players',
    permission: 'players.read',
    title: texts.players,
    menu: { glyph: usersThreeRegular, chosenGlyph: usersThreeFill, begins_group: true },
    Screen: lazy(async () => ({ default: (await import('#player-admin/console/index.tsx')).PlayersScreen })),
  },
  {
    path: '/players/:id',
    permission: 'players.read',
    title: texts.players,
    Screen: lazy(async () => ({ default: (await import('#player-admin/console/player-screen.tsx')).PlayerScreen })),
  },
  {
    path: '/agents',
    permission: 'agents.read',
    title: texts.agents,
    menu: { glyph: handshakeRegular, chosenGlyph: handshakeFill },
    Screen: lazy(async () => ({ default: (await import('#agent/console/index.tsx')).AgentsScreen })),
  },
  {
    path: '/agents/:id',
    permission: 'agents.read',
    title: texts.agents,
    Screen: lazy(async () => ({ default: (await import('#agent/console/tree/agent-screen.tsx')).AgentScreen })),
  },
  {
    path: '/payment-accounts',
    permission: 'payment_accounts.read',
    title: texts.paymentAccounts,
    menu: { glyph: bankRegular, chosenGlyph: bankFill },
    Screen: lazy(async () => ({
      default: (await import('#cashier/console/payment-accounts/index.tsx')).PaymentAccountsScreen,
    })),
  },
  {
    path: '/two-d',
    permission: 'two_d.read',
    title: texts.twoD,
    menu: { glyph: ticketRegular, chosenGlyph: ticketFill, counts: 'two_d' },
    Screen: lazy(async () => ({ default: (await import('#two-d/console/index.tsx')).TwoDScreen })),
  },
  {
    path: '/two-d/draws/:id',
    permission: 'two_d.read',
    title: texts.twoD,
    Screen: lazy(async () => ({ default: (await import('#two-d/console/draw-screen.tsx')).DrawScreen })),
  },
  {
    path: '/held-credits',
    permission: 'held_credits.read',
    title: texts.heldCredits,
    menu: { glyph: hourglassMediumRegular, chosenGlyph: hourglassMediumFill, counts: 'held_credits' },
    Screen: lazy(async () => ({ default: (await import('#held-credit/console/index.tsx')).HeldCreditsScreen })),
  },
  {
    path: '/reports',
    permission: 'reports.read',
    title: texts.reports,
    menu: { glyph: chartBarRegular, chosenGlyph: chartBarFill },
    Screen: lazy(async () => ({ default: (await import('#report/console/index.tsx')).ReportsScreen })),
  },
  {
    path: '/transfers',
    permission: 'reports.read',
    title: texts.transfers,
    menu: { glyph: arrowsLeftRightBold, chosenGlyph: arrowsLeftRightBold },
    Screen: lazy(async () => ({
      default: (await import('#report/console/ledger-explorer/index.tsx')).TransfersScreen,
    })),
  },
  {
    path: '/catalog',
    permission: 'catalog.read',
    title: texts.catalog,
    menu: { glyph: squaresFourRegular, chosenGlyph: squaresFourFill, begins_group: true },
    Screen: lazy(async () => ({ default: (await import('#catalog/console/index.tsx')).CatalogScreen })),
  },
  {
    path: '/content',
    permission: 'content.read',
    title: texts.content,
    menu: { glyph: megaphoneSimpleRegular, chosenGlyph: megaphoneSimpleFill },
    Screen: lazy(async () => ({ default: (await import('#editing/console/index.tsx')).ContentScreen })),
  },
  {
    path: '/wagers',
    permission: 'wagers.read',
    title: texts.wagers,
    menu: { glyph: receiptRegular, chosenGlyph: receiptFill },
    Screen: lazy(async () => ({ default: (await import('#seamless/console/index.tsx')).WagersScreen })),
  },
  {
    path: '/switches',
    permission: 'switches.read',
    title: texts.switches,
    menu: { glyph: powerRegular, chosenGlyph: powerFill },
    Screen: lazy(async () => ({ default: (await import('#switch/console/index.tsx')).SwitchesScreen })),
  },
  {
    path: '/settings',
    permission: 'settings.read',
    title: texts.settings,
    menu: { glyph: slidersHorizontalRegular, chosenGlyph: slidersHorizontalFill },
    Screen: lazy(async () => ({ default: (await import('#setting/console/index.tsx')).SettingsScreen })),
  },
  {
    path: '/audit',
    permission: 'audit.read',
    title: texts.audit,
    menu: { glyph: scrollRegular, chosenGlyph: scrollFill },
    Screen: lazy(async () => ({ default: (await import('#staff/console/audit/index.tsx')).AuditScreen })),
  },
  {
    path: '/client-errors',
    permission: 'audit.read',
    title: texts.clientErrors,
    menu: { glyph: bugRegular, chosenGlyph: bugFill },
    Screen: lazy(async () => ({
      default: (await import('#client-error/console/index.tsx')).ClientErrorsScreen,
    })),
  },
  {
    path: '/staff',
    permission: 'staff.read',
    title: texts.staff,
    menu: { glyph: identificationBadgeRegular, chosenGlyph: identificationBadgeFill },
    Screen: lazy(async () => ({ default: (await import('#staff/console/index.tsx')).StaffScreen })),
  },
]

export type MenuItem = ConsoleRoute & Required<Pick<ConsoleRoute, 'menu'>>

/** The menu items that these permissions open, in the order of the routes. */
export const menuFor = (permissions: readonly Permission[]): MenuItem[] =>
  ROUTES.filter((route): route is MenuItem => route.menu !== undefined && permissions.includes(route.permission))
