/** Constants of the statement. Free of schemas, so that screens can import them cheaply. */

/** The kinds of transfers that move a main or a game balance, by the group in which a player looks for them. */
export const STATEMENT_KINDS = {
  deposit: ['deposit', 'deposit_from_float', 'demo_grant'],
  withdrawal: ['withdrawal_hold', 'withdrawal_returned'],
  exchange: ['exchange_main_to_game', 'exchange_game_to_main'],
  digit_bet: ['digit_bet_stake', 'digit_bet_prize'],
  two_d: ['two_d_stake', 'two_d_prize', 'two_d_prize_reversed', 'two_d_repaid', 'two_d_refund'],
  provider: [
    'seamless_bet',
    'seamless_tip',
    'seamless_win',
    'seamless_bonus',
    'seamless_refund',
    'seamless_added',
    'seamless_taken_back',
    'held_credit',
    'held_released',
    'held_taken_back',
  ],
  shan: ['shan_win', 'shan_loss', 'shan_repaid'],
  bonus: ['bonus_released'],
  adjustment: ['correction_credit', 'correction_debit'],
} as const
export type StatementGroup = keyof typeof STATEMENT_KINDS
export type StatementKind = (typeof STATEMENT_KINDS)[StatementGroup][number]
export const STATEMENT_GROUPS = Object.keys(STATEMENT_KINDS) as StatementGroup[]

export const STATEMENT_PAGE_SIZE = 30
/** A statement reaches back for so long. */
export const STATEMENT_DAYS = 366

export const STATEMENT_PERIODS = ['week', 'month'] as const
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number]
/** Sums are answered of so many weeks or months, this one among them. */
export const PERIODS_SHOWN = 12
