import type { Permission } from '#contract/staff-rules.ts'
import type { Glyph } from '#ui/icon.tsx'
import { arrowsLeftRightBold } from '#ui/icons/arrows-left-right-bold.ts'
import { bankFill } from '#ui/icons/bank-fill.ts'
import { bankRegular } from '#ui/icons/bank-regular.ts'
import { bugFill } from '#ui/icons/bug-fill.ts'
import { bugRegular } from '#ui/icons/bug-regular.ts'
import { chartBarFill } from '#ui/icons/chart-bar-fill.ts'
import { chartBarRegular } from '#ui/icons/chart-bar-regular.ts'
import { handshakeFill } from '#ui/icons/handshake-fill.ts'
import { handshakeRegular } from '#ui/icons/handshake-regular.ts'
import { houseFill } from '#ui/icons/house-fill.ts'
import { houseRegular } from '#ui/icons/house-regular.ts'
import { identificationBadgeFill } from '#ui/icons/identification-badge-fill.ts'
import { identificationBadgeRegular } from '#ui/icons/identification-badge-regular.ts'
import { megaphoneSimpleFill } from '#ui/icons/megaphone-simple-fill.ts'
import { megaphoneSimpleRegular } from '#ui/icons/megaphone-simple-regular.ts'
import { powerFill } from '#ui/icons/power-fill.ts'
import { powerRegular } from '#ui/icons/power-regular.ts'
import { receiptFill } from '#ui/icons/receipt-fill.ts'
import { receiptRegular } from '#ui/icons/receipt-regular.ts'
import { scrollFill } from '#ui/icons/scroll-fill.ts'
import { scrollRegular } from '#ui/icons/scroll-regular.ts'
import { slidersHorizontalFill } from '#ui/icons/sliders-horizontal-fill.ts'
import { slidersHorizontalRegular } from '#ui/icons/sliders-horizontal-regular.ts'
import { squaresFourFill } from '#ui/icons/squares-four-fill.ts'
import { squaresFourRegular } from '#ui/icons/squares-four-regular.ts'
import { ticketFill } from '#ui/icons/ticket-fill.ts'
import { ticketRegular } from '#ui/icons/ticket-regular.ts'
import { trayArrowDownFill } from '#ui/icons/tray-arrow-down-fill.ts'
import { trayArrowDownRegular } from '#ui/icons/tray-arrow-down-regular.ts'
import { trayArrowUpFill } from '#ui/icons/tray-arrow-up-fill.ts'
import { trayArrowUpRegular } from '#ui/icons/tray-arrow-up-regular.ts'
import { usersThreeFill } from '#ui/icons/users-three-fill.ts'
import { usersThreeRegular } from '#ui/icons/users-three-regular.ts'
import { texts } from './texts.ts'

export interface NavItem {
  href: string
  label: string
  permission: Permission
  glyph: Glyph
  chosenGlyph: Glyph
  /** What waits there: a queue of the summary. */
  counts?: 'deposits' | 'withdrawals' | 'two_d'
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
