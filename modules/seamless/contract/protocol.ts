/** The names in the protocol between the platform and the game aggregator (docs/seamless.md). */

/** Takes from the balance, whatever the sign of its amount; refused when the balance is too small. */
export const STAKES = ['BET', 'TIP', 'BET_PRESERVE'] as const
/** Gives, and needs no bet that is known. */
export const PRIZES = ['SETTLED', 'JACKPOT', 'BONUS', 'PROMO', 'LEADERBOARD', 'FREEBET', 'PRESERVE_REFUND'] as const
/** Gives the stake of an open bet back. */
export const CANCELLATION = 'CANCEL'
/** Gives or takes by its sign; one that takes may take more than there is. */
export const CORRECTIONS = ['ROLLBACK', 'ADJUSTMENT', 'RESETTLED'] as const

export type Stake = (typeof STAKES)[number]
export type Prize = (typeof PRIZES)[number]
export type Correction = (typeof CORRECTIONS)[number]
export type Action = Stake | Prize | typeof CANCELLATION | Correction

/** The answer to one element of a callback. */
export const CALLBACK_CODE = {
  done: 0,
  internal: 999,
  no_such_member: 1000,
  not_enough_money: 1001,
  wrong_operator: 1002,
  done_before: 1003,
  wrong_signature: 1004,
  no_such_product: 1005,
  no_such_bet: 1006,
  maintenance: 2000,
} as const
export type CallbackCode = (typeof CALLBACK_CODE)[keyof typeof CALLBACK_CODE]

/** How many kyat one unit of a currency is. */
export const KYAT_PER_UNIT: Record<string, bigint> = { MMK: 1n, MMK2: 1_000n, MMK3: 100n }
