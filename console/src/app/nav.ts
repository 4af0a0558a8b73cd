import type { Permission } from '#contract/staff/rules.ts'
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

export interface NavItem {
  href: string
  label: string
  permission: Permission
  glyph: Glyph
  chosenGlyph: Glyph
  /** What waits there: a queue of the summary. */
  counts?: 'deposits' | 'withdrawals' | 'approvals' | 'two_d' | 'held_credits'
  /** A line above it. */
  begins_group?: boolean
}

/** The menu, in its order. */
export const NAV: NavItem[] = [
  {
    href: '/today',
    label: texts.today,
    permission: 'reports.read',
    glyph: houseRegular,
    chosenGlyph: houseFill,
  },
  {
    href: '/deposits',
    label: texts.deposits,
    permission: 'deposits.read',
    glyph: trayArrowDownRegular,
    chosenGlyph: trayArrowDownFill,
    counts: 'deposits',
  },
  {
    href: '/withdrawals',
    label: texts.withdrawals,
    permission: 'withdrawals.read',
    glyph: trayArrowUpRegular,
    chosenGlyph: trayArrowUpFill,
    counts: 'withdrawals',
  },
  {
    href: '/approvals',
    label: texts.approvals,
    permission: 'approvals.read',
    glyph: stampRegular,
    chosenGlyph: stampFill,
    counts: 'approvals',
  },
  {
    href: '/players',
    label: texts.players,
    permission: 'players.read',
    glyph: usersThreeRegular,
    chosenGlyph: usersThreeFill,
    begins_group: true,
  },
  {
    href: '/agents',
    label: texts.agents,
    permission: 'agents.read',
    glyph: handshakeRegular,
    chosenGlyph: handshakeFill,
  },
  {
    href: '/payment-accounts',
    label: texts.paymentAccounts,
    permission: 'payment_accounts.read',
    glyph: bankRegular,
    chosenGlyph: bankFill,
  },
  {
    href: '/two-d',
    label: texts.twoD,
    permission: 'two_d.read',
    glyph: ticketRegular,
    chosenGlyph: ticketFill,
    counts: 'two_d',
  },
  {
    href: '/held-credits',
    label: texts.heldCredits,
    permission: 'held_credits.read',
    glyph: hourglassMediumRegular,
    chosenGlyph: hourglassMediumFill,
    counts: 'held_credits',
  },
  {
    href: '/reports',
    label: texts.reports,
    permission: 'reports.read',
    glyph: chartBarRegular,
    chosenGlyph: chartBarFill,
  },
  {
    href: '/transfers',
    label: texts.transfers,
    permission: 'reports.read',
    glyph: arrowsLeftRightBold,
    chosenGlyph: arrowsLeftRightBold,
  },
  {
    href: '/catalog',
    label: texts.catalog,
    permission: 'catalog.read',
    glyph: squaresFourRegular,
    chosenGlyph: squaresFourFill,
    begins_group: true,
  },
  {
    href: '/content',
    label: texts.content,
    permission: 'content.read',
    glyph: megaphoneSimpleRegular,
    chosenGlyph: megaphoneSimpleFill,
  },
  {
    href: '/wagers',
    label: texts.wagers,
    permission: 'wagers.read',
    glyph: receiptRegular,
    chosenGlyph: receiptFill,
  },
  {
    href: '/switches',
    label: texts.switches,
    permission: 'switches.read',
    glyph: powerRegular,
    chosenGlyph: powerFill,
  },
  {
    href: '/settings',
    label: texts.settings,
    permission: 'settings.read',
    glyph: slidersHorizontalRegular,
    chosenGlyph: slidersHorizontalFill,
  },
  {
    href: '/audit',
    label: texts.audit,
    permission: 'audit.read',
    glyph: scrollRegular,
    chosenGlyph: scrollFill,
  },
  {
    href: '/client-errors',
    label: texts.clientErrors,
    permission: 'audit.read',
    glyph: bugRegular,
    chosenGlyph: bugFill,
  },
  {
    href: '/staff',
    label: texts.staff,
    permission: 'staff.read',
    glyph: identificationBadgeRegular,
    chosenGlyph: identificationBadgeFill,
  },
]
