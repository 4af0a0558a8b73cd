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
  | 'seamless_bet'
  | 'seamless_tip'
  | 'seamless_win'
  | 'seamless_bonus'
  | 'seamless_refund'
  | 'seamless_added'
  | 'seamless_taken_back'
  | 'seamless_owed'
  | 'shan_win'
  | 'shan_loss'
  | 'shan_owed'
  | 'shan_repaid'
  | 'deposit'
  | 'withdrawal_hold'
  | 'withdrawal_paid'
  | 'withdrawal_returned'
  | 'correction_credit'
  | 'correction_debit'

/** The house's accounts, as created by the migrations. */
const HOUSE = {
  demo_grants: 100n,
  digit_bet: 200n,
  game_providers: 300n,
  players_owed: 310n,
  shan: 400n,
  cash: 500n,
  corrections: 510n,
} as const

/** Below it the house's accounts, which carry no balance. */
export const FIRST_PLAYER_ACCOUNT = 10_000n

const SLOTS = { main: 1n, game: 2n, hold: 3n } as const
export type PlayerAccount = keyof typeof SLOTS

/** A player's account number follows from his id, so that no query is needed to find it. */
export function playerAccountId(player_id: bigint, account: PlayerAccount): bigint {
  return player_id * 10n + SLOTS[account]
}

/** Whose a player's account is. */
export function ownerOfAccount(account_id: bigint): bigint {
  return account_id / 10n
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

/** A transfer from the player's game balance to an account of the house. */
const fromGame =
  (kind: TransferKind, credit_account_id: bigint) =>
  ({ cause_id, player_id, amount }: PlayerMove): Transfer => ({
    kind,
    cause_id,
    debit_account_id: playerAccountId(player_id, 'game'),
    credit_account_id,
    amount,
  })

const intoGame =
  (kind: TransferKind, debit_account_id: bigint) =>
  ({ cause_id, player_id, amount }: PlayerMove): Transfer => ({
    kind,
    cause_id,
    debit_account_id,
    credit_account_id: playerAccountId(player_id, 'game'),
    amount,
  })

/** What the games of other makers take and give: stakes, tips, prizes, gifts, stakes given back, corrections. */
export const seamlessBet = fromGame('seamless_bet', HOUSE.game_providers)
export const seamlessTip = fromGame('seamless_tip', HOUSE.game_providers)
export const seamlessWin = intoGame('seamless_win', HOUSE.game_providers)
export const seamlessBonus = intoGame('seamless_bonus', HOUSE.game_providers)
export const seamlessRefund = intoGame('seamless_refund', HOUSE.game_providers)
export const seamlessAdded = intoGame('seamless_added', HOUSE.game_providers)
export const seamlessTakenBack = fromGame('seamless_taken_back', HOUSE.game_providers)

/** The rest of a correction that took more than there was: the house pays it for the player, who owes it. */
export function seamlessOwed({ cause_id, amount }: Omit<PlayerMove, 'player_id'>): Transfer {
  return {
    kind: 'seamless_owed',
    cause_id,
    debit_account_id: HOUSE.players_owed,
    credit_account_id: HOUSE.game_providers,
    amount,
  }
}

/** What a round at the Shan table brought or cost. */
export const shanWin = intoGame('shan_win', HOUSE.shan)
export const shanLoss = fromGame('shan_loss', HOUSE.shan)

/** The part of a loss that the game balance did not hold: the house pays it for the player, who owes it. */
export function shanOwed({ cause_id, amount }: Omit<PlayerMove, 'player_id'>): Transfer {
  return {
    kind: 'shan_owed',
    cause_id,
    debit_account_id: HOUSE.players_owed,
    credit_account_id: HOUSE.shan,
    amount,
  }
}

/** Taken at the next launch of what he owes. */
export const shanRepaid = fromGame('shan_repaid', HOUSE.players_owed)

/** Money that came from outside and was seen there. */
export const deposit = ({ cause_id, player_id, amount }: PlayerMove): Transfer => ({
  kind: 'deposit',
  cause_id,
  debit_account_id: HOUSE.cash,
  credit_account_id: playerAccountId(player_id, 'main'),
  amount,
})

/** A withdrawal that is asked for: from then on the player cannot spend it, and the house has not paid it yet. */
export const withdrawalHold = ({ cause_id, player_id, amount }: PlayerMove): Transfer => ({
  kind: 'withdrawal_hold',
  cause_id,
  debit_account_id: playerAccountId(player_id, 'main'),
  credit_account_id: playerAccountId(player_id, 'hold'),
  amount,
})

export const withdrawalPaid = ({ cause_id, player_id, amount }: PlayerMove): Transfer => ({
  kind: 'withdrawal_paid',
  cause_id,
  debit_account_id: playerAccountId(player_id, 'hold'),
  credit_account_id: HOUSE.cash,
  amount,
})

export const withdrawalReturned = ({ cause_id, player_id, amount }: PlayerMove): Transfer => ({
  kind: 'withdrawal_returned',
  cause_id,
  debit_account_id: playerAccountId(player_id, 'hold'),
  credit_account_id: playerAccountId(player_id, 'main'),
  amount,
})

/** A main or game balance that two people of the staff put right by hand. */
export const correctionCredit = ({ cause_id, player_id, amount }: PlayerMove, account: 'main' | 'game'): Transfer => ({
  kind: 'correction_credit',
  cause_id,
  debit_account_id: HOUSE.corrections,
  credit_account_id: playerAccountId(player_id, account),
  amount,
})

export const correctionDebit = ({ cause_id, player_id, amount }: PlayerMove, account: 'main' | 'game'): Transfer => ({
  kind: 'correction_debit',
  cause_id,
  debit_account_id: playerAccountId(player_id, account),
  credit_account_id: HOUSE.corrections,
  amount,
})
