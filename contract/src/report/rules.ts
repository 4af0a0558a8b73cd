/** Constants of the reports. Free of schemas, so that screens can import them cheaply. */

/** A year and a day more: what is longer is read year by year. */
export const REPORT_DAYS_MAX = 367
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

/** What is played, each with figures of its own. */
export const PRODUCTS = ['digit_bet', 'two_d', 'providers', 'shan'] as const
export type Product = (typeof PRODUCTS)[number]

/** What a figure is made of, for the list of its transfers. */
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
