import type { Program } from '#platform/server/database/logins/programs.ts'
import type { TransferKind } from './transfer-kind.ts'

/**
 * The programs whose logins may post each kind; the ledger refuses it from any other. `npm run check -- --only sql` refuses
 * a program here that cannot come to the transfer's function.
 */
export const POSTING_PROGRAMS: Record<TransferKind, readonly Program[]> = {
  demo_grant: ['server'],
  exchange_main_to_game: ['server'],
  exchange_game_to_main: ['server'],
  digit_bet_stake: ['server'],
  digit_bet_prize: ['server'],
  two_d_stake: ['server'],
  two_d_settled: ['worker'],
  // Migration 0046 alone posted it.
  two_d_reopened: [],
  two_d_prize: ['worker'],
  two_d_prize_reversed: ['worker'],
  two_d_owed: ['worker'],
  two_d_repaid: ['worker'],
  two_d_refund: ['worker'],
  seamless_bet: ['server'],
  seamless_settled: ['server'],
  seamless_reopened: ['server'],
  seamless_tip: ['server'],
  seamless_win: ['server'],
  seamless_bonus: ['server'],
  seamless_refund: ['server'],
  seamless_added: ['server'],
  seamless_taken_back: ['server'],
  seamless_owed: ['server'],
  // The worker settles rounds whose callbacks never came.
  shan_win: ['server', 'worker'],
  shan_loss: ['server', 'worker'],
  shan_owed: ['server', 'worker'],
  shan_repaid: ['server', 'worker'],
  held_credit: ['server', 'worker'],
  held_taken_back: ['server', 'worker'],
  held_released: ['console'],
  held_refused_seamless: ['console'],
  held_refused_shan: ['console'],
  deposit: ['console'],
  deposit_from_float: ['console'],
  withdrawal_hold: ['server'],
  withdrawal_paid: ['console'],
  withdrawal_returned: ['console'],
  correction_credit: ['console'],
  correction_debit: ['console'],
  // A claim that met a rule of its offer is given by a person of the staff.
  bonus_granted: ['server', 'console'],
  bonus_released: ['worker'],
  bonus_lapsed: ['worker'],
  agent_commission: ['worker'],
  agent_payout: ['console'],
  agent_float_in: ['console'],
  agent_float_out: ['console'],
  account_opening: ['console'],
  account_paid_in: ['console'],
  account_taken_out: ['console'],
  account_transfer: ['console'],
  account_hand_over: ['console'],
  bank_charge: ['console'],
}

/** Play money: the ledger refuses it where the database is marked as a platform in production. */
export const DEMO_KINDS: ReadonlySet<TransferKind> = new Set<TransferKind>(['demo_grant'])
