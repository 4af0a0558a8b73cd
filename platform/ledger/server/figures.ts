import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { HOUSE_ACCOUNTS } from './chart-of-accounts.ts'
import type { TransferKind } from './transfer-kind.ts'

/** How a row of the ledger counts in the figures that docs/glossary.md defines, times its amount. */
interface Figure {
  kind: TransferKind
  /** The operator's account that one of its ends must be: before migration 0046 stakes went another way. */
  at: bigint
  /** The account of the product; null for what belongs to none. */
  product: bigint | null
  turnover?: 1 | -1
  payout?: 1 | -1 | 2
  bonus_cost?: 1 | -1
  commissions?: 1
  adjustments?: 1 | -1
  is_bet?: true
}

const { digit_bet, two_d, game_providers, shan, player_receivables, bonuses, agent_commissions, corrections } =
  HOUSE_ACCOUNTS
const of = (product: bigint, ...figures: (Omit<Figure, 'product' | 'at'> & { at?: bigint })[]): Figure[] =>
  figures.map((figure) => ({ product, at: product, ...figure }))

/**
 * Each kind once. What players come to owe is in no figure: it is no revenue before it is recovered. Shan tells only
 * what a round moved, so that is its turnover.
 */
export const FIGURES: readonly Figure[] = [
  ...of(digit_bet, { kind: 'digit_bet_stake', turnover: 1, is_bet: true }, { kind: 'digit_bet_prize', payout: 1 }),
  ...of(
    two_d,
    { kind: 'two_d_settled', turnover: 1, is_bet: true },
    { kind: 'two_d_reopened', turnover: -1 },
    { kind: 'two_d_stake', turnover: 1, is_bet: true },
    { kind: 'two_d_refund', turnover: -1 },
    { kind: 'two_d_prize', payout: 1 },
    { kind: 'two_d_prize_reversed', payout: -1 },
    { kind: 'two_d_repaid', at: player_receivables, payout: -1 },
  ),
  ...of(
    game_providers,
    { kind: 'seamless_settled', turnover: 1, is_bet: true },
    { kind: 'seamless_reopened', turnover: -1 },
    { kind: 'seamless_bet', turnover: 1, is_bet: true },
    { kind: 'seamless_refund', turnover: -1 },
    { kind: 'seamless_win', payout: 1 },
    { kind: 'seamless_bonus', payout: 1 },
    { kind: 'seamless_added', payout: 1 },
    { kind: 'seamless_taken_back', payout: -1 },
    { kind: 'seamless_tip', payout: -1 },
    { kind: 'held_refused_seamless', payout: -1 },
  ),
  ...of(
    shan,
    { kind: 'shan_win', turnover: 1, payout: 2, is_bet: true },
    { kind: 'shan_loss', turnover: 1, is_bet: true },
    { kind: 'shan_repaid', at: player_receivables, payout: -1 },
    { kind: 'held_refused_shan', payout: -1 },
  ),
  { kind: 'bonus_granted', at: bonuses, product: null, bonus_cost: 1 },
  { kind: 'bonus_lapsed', at: bonuses, product: null, bonus_cost: -1 },
  { kind: 'agent_commission', at: agent_commissions, product: null, commissions: 1 },
  { kind: 'correction_credit', at: corrections, product: null, adjustments: 1 },
  { kind: 'correction_debit', at: corrections, product: null, adjustments: -1 },
]

/** The same as rows `f` to join: kind, at, product, is_bet, and a factor for each figure. */
export function figuresTable(db: Queryable): Fragment {
  const rows = FIGURES.map(({ kind, at, product, is_bet, ...factors }) => ({
    kind,
    at,
    product,
    bet: is_bet ? 1n : 0n,
    turnover: BigInt(factors.turnover ?? 0),
    payout: BigInt(factors.payout ?? 0),
    bonus_cost: BigInt(factors.bonus_cost ?? 0),
    commissions: BigInt(factors.commissions ?? 0),
    adjustments: BigInt(factors.adjustments ?? 0),
  }))
  return rowsOf(db, 'f', rows, {
    kind: 'text',
    at: 'bigint',
    product: 'bigint',
    bet: 'bigint',
    turnover: 'bigint',
    payout: 'bigint',
    bonus_cost: 'bigint',
    commissions: 'bigint',
    adjustments: 'bigint',
  })
}
