import type { ReactNode } from 'react'
import { type Days, dayAgo, today } from '../filter/days.ts'
import { TransfersLink } from './transfers-link.tsx'

/** A balance is of all time; its rows of the last year lead there. */
const YEAR_DAYS = 365

interface BalanceLinkProps {
  account: string
  /** Of cash and what the company is owed: the sign is turned. */
  is_held?: boolean | undefined
  /** The balance is that at the end of these days. */
  days?: Days
  children: ReactNode
}

/** From a balance to what moved on its account. */
export const BalanceLink = ({
  account,
  is_held = false,
  days = { from: dayAgo(YEAR_DAYS), to: today() },
  children,
}: BalanceLinkProps) => (
  <TransfersLink days={days} filters={{ account, figure: is_held ? 'held' : 'balance' }}>
    {children}
  </TransfersLink>
)
