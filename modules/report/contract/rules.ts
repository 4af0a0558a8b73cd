/** Constants of the reports. Free of schemas, so that screens can import them cheaply. */

/** A year and a day more: what is longer is read year by year. */
export const REPORT_DAYS_MAX = 367
/** So many months before the running one are kept day by day for each player; older ones as whole months. */
const PLAYER_DAYS_MONTHS = 3

/** The first day (YYYY-MM-DD) whose players are kept day by day, where `today` is the running day. */
export function playerDaysFrom(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - PLAYER_DAYS_MONTHS, 1)).toISOString().slice(0, 10)
}

/**
 * Which end of a span of days, both a part of it, cuts a month whose players are kept as a whole alone; null where none
 * does. Days are YYYY-MM-DD; `kept_from` is the first of a month.
 */
export function endInOlderMonth({ from, to }: { from: string; to: string }, kept_from: string): 'from' | 'to' | null {
  if (from < kept_from && !from.endsWith('-01')) return 'from'
  const day_after = new Date(Date.parse(`${to}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
  return to < kept_from && !day_after.endsWith('-01') ? 'to' : null
}
/** Winners, and losers, of one page. */
export const REPORT_PLAYERS_SHOWN = 50
export const TRANSFERS_PAGE_SIZE = 50
/** Returns so far from what they should be are chance once in 16,000 times. */
export const ALARM_Z = 4

/** Nobody has entered the theoretical RTP of the game; or its deviation, and it was played too little to tell. */
export const UNJUDGED = ['rtp_unknown', 'too_few_bets'] as const
export type Unjudged = (typeof UNJUDGED)[number]

export const CASH_VIEWS = ['day', 'hour', 'account', 'agent'] as const
export type CashView = (typeof CASH_VIEWS)[number]
export const PLAY_VIEWS = ['day', 'product', 'game', 'provider', 'agent'] as const
export type PlayView = (typeof PLAY_VIEWS)[number]

/** The products that players play. Each has figures of its own. */
export const PRODUCTS = ['digit_bet', 'two_d', 'providers', 'shan'] as const
export type Product = (typeof PRODUCTS)[number]

/** The groups by which the list of transfers can be filtered. */
export const TRANSFER_GROUPS = [
  'play',
  'deposits',
  'withdrawals',
  'digit_bet',
  'providers',
  'shan',
  'two_d',
  'corrections',
] as const
export type TransferGroup = (typeof TRANSFER_GROUPS)[number]

/**
 * The figures whose definition a link to the ledger explorer carries. `balance` is credits minus debits of an account up to the
 * end of the days, `held` the same with the sign turned: of cash and of what the company is owed.
 */
export const TRANSFER_FIGURES = [
  'turnover',
  'payout',
  'ggr',
  'bonus_cost',
  'commissions',
  'adjustments',
  'ngr',
  'deposits',
  'withdrawals',
  'balance',
  'held',
] as const
export type TransferFigure = (typeof TRANSFER_FIGURES)[number]
