import type { Money } from '#contract/money.ts'

/**
 * Every way money may move, one function each: who pays whom, named by what caused it.
 * Nothing else builds a Transfer.
 */
export interface Transfer {
  kind: TransferKind
  /** The UUID of the bet, exchange or request that moves the money. */
  cause_id: string
  debit_account_id: bigint
  credit_account_id: bigint
  amount: Money
}

export type TransferKind =
  | 'demo_grant'
  | 'exchange_main_to_game'
  | 'exchange_game_to_main'
  | 'digit_bet_stake'
  | 'digit_bet_prize'

/** The house's accounts, as created by the migrations. */
const HOUSE = { demo_grants: 100n, digit_bet: 200n } as const

const SLOTS = { main: 1n, game: 2n, hold: 3n } as const
export type PlayerAccount = keyof typeof SLOTS

/** A player's account number follows from his id, so that no query is needed to find it. */
export function playerAccountId(player_id: bigint, account: PlayerAccount): bigint {
  return player_id * 10n + SLOTS[account]
}

interface PlayerMove {
  cause_id: string
  player_id: bigint
  amount: Money
}

/** Play money for a new player of the demo. */
export function demoGrant({ cause_id, player_id, amount }: PlayerMove): Transfer {
  return {
    kind: 'demo_grant',
    cause_id,
    debit_account_id: HOUSE.demo_grants,
    credit_account_id: playerAccountId(player_id, 'main'),
    amount,
  }
}

export function exchangeMainToGame({ cause_id, player_id, amount }: PlayerMove): Transfer {
  return {
    kind: 'exchange_main_to_game',
    cause_id,
    debit_account_id: playerAccountId(player_id, 'main'),
    credit_account_id: playerAccountId(player_id, 'game'),
    amount,
  }
}

export function exchangeGameToMain({ cause_id, player_id, amount }: PlayerMove): Transfer {
  return {
    kind: 'exchange_game_to_main',
    cause_id,
    debit_account_id: playerAccountId(player_id, 'game'),
    credit_account_id: playerAccountId(player_id, 'main'),
    amount,
  }
}

export function digitBetStake({ cause_id, player_id, amount }: PlayerMove): Transfer {
  return {
    kind: 'digit_bet_stake',
    cause_id,
    debit_account_id: playerAccountId(player_id, 'game'),
    credit_account_id: HOUSE.digit_bet,
    amount,
  }
}

export function digitBetPrize({ cause_id, player_id, amount }: PlayerMove): Transfer {
  return {
    kind: 'digit_bet_prize',
    cause_id,
    debit_account_id: HOUSE.digit_bet,
    credit_account_id: playerAccountId(player_id, 'game'),
    amount,
  }
}
