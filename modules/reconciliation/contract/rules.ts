/**
 * The topic of a reconciliation check, as the staff reads it. `other` is of discrepancies that were found before they
 * had a topic, and lasts until their slice is read again.
 */
export const DISCREPANCY_TOPICS = [
  'ledger_total',
  'transfers',
  'balances',
  'below_zero',
  'exchanges',
  'requests',
  'deposit_limits',
  'payment_accounts',
  'balance_adjustments',
  'bonuses',
  'digit_bets',
  'digit_rolls',
  'two_d_slips',
  'two_d_results',
  'provider_games',
  'shan',
  'player_receivables',
  'held_credits',
  'agents',
  'reports',
  'closed_days',
  'audit_log',
  'proofs',
  'other',
] as const
export type DiscrepancyTopic = (typeof DISCREPANCY_TOPICS)[number]
