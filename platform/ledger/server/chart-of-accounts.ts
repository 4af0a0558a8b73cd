import type { Money } from '#platform/contract/money.ts'
import type { TransferKind } from './transfer-kind.ts'

/** Every way money may move, one line each: who pays whom, named by what caused it. Nothing else builds a Transfer. */
export interface Transfer {
  kind: TransferKind
  /** The UUID of the bet, exchange or request that moves the money. */
  cause_id: string
  debit_account_id: bigint
  credit_account_id: bigint
  amount: Money
}

/** The company's accounts, as created by the migrations. */
export const HOUSE_ACCOUNTS = {
  demo_grants: 100n,
  digit_bet: 200n,
  two_d: 220n,
  game_providers: 300n,
  player_receivables: 310n,
  shan: 400n,
  cash: 500n,
  corrections: 510n,
  agent_commissions: 520n,
  bonuses: 530n,
  bank_charges: 540n,
  capital: 550n,
} as const

/** Below it the company's accounts, which carry no balance. */
const FIRST_PLAYER_ACCOUNT = 10_000n

/**
 * Stakes of bets that are not settled yet lie in the last two. These carry no balance row, so that a bet locks no second
 * account: see migrations/0046_open_stakes.sql.
 */
const SLOTS = { main: 1n, game: 2n, hold: 3n, bonus: 4n, two_d_stakes: 5n, provider_stakes: 6n } as const
export type PlayerAccount = keyof typeof SLOTS

/** A player's account number follows from the player's id, so that no query is needed to find it. */
export function playerAccountId(player_id: bigint, account: PlayerAccount): bigint {
  return player_id * 10n + SLOTS[account]
}

/** Whose a player's account is. */
export function ownerOfAccount(account_id: bigint): bigint {
  return account_id / 10n
}

/** Above it the agents' accounts, beyond every player's: see migrations/0018_agent.sql. */
const FIRST_AGENT_ACCOUNT = 1_000_000_000_000_000n

/** Of the operator's accounts, and of open stakes, the balance is the sum of the postings. */
export function carriesBalance(account_id: bigint): boolean {
  const slot = account_id % 10n
  const is_of_stakes =
    account_id < FIRST_AGENT_ACCOUNT && (slot === SLOTS.two_d_stakes || slot === SLOTS.provider_stakes)
  return account_id >= FIRST_PLAYER_ACCOUNT && !is_of_stakes
}

const AGENT_SLOTS = { commission: 1n, float: 2n } as const
export type AgentAccount = keyof typeof AGENT_SLOTS

/** An agent's account number follows from the agent's staff id. */
export function agentAccountId(agent_id: bigint, account: AgentAccount): bigint {
  return FIRST_AGENT_ACCOUNT + agent_id * 10n + AGENT_SLOTS[account]
}

export interface PlayerTransferFields {
  cause_id: string
  player_id: bigint
  amount: Money
}

export type HouseAccountFields = Omit<PlayerTransferFields, 'player_id'>
/** Where a way of money begins or ends: at an account of the player, or at one of the company. */
type End = PlayerAccount | bigint

const accountAt = (end: End, player_id: bigint) => (typeof end === 'bigint' ? end : playerAccountId(player_id, end))

export const playerTransfer =
  (kind: TransferKind, from: End, to: End) =>
  ({ cause_id, player_id, amount }: PlayerTransferFields): Transfer => ({
    kind,
    cause_id,
    debit_account_id: accountAt(from, player_id),
    credit_account_id: accountAt(to, player_id),
    amount,
  })

/** Between two accounts of the company. */
export const houseAccountTransfer =
  (kind: TransferKind, debit_account_id: bigint, credit_account_id: bigint) =>
  ({ cause_id, amount }: HouseAccountFields): Transfer => ({
    kind,
    cause_id,
    debit_account_id,
    credit_account_id,
    amount,
  })

/** Play money for a new player of the demo. */
export const demoGrant = playerTransfer('demo_grant', HOUSE_ACCOUNTS.demo_grants, 'main')

/** A player's exchange between their two balances. */
export const exchangeMainToGame = playerTransfer('exchange_main_to_game', 'main', 'game')
export const exchangeGameToMain = playerTransfer('exchange_game_to_main', 'game', 'main')

/** The stake of a digit bet, and the prize of one that wins. */
export const digitBetStake = playerTransfer('digit_bet_stake', 'game', HOUSE_ACCOUNTS.digit_bet)
export const digitBetPrize = playerTransfer('digit_bet_prize', HOUSE_ACCOUNTS.digit_bet, 'game')

/** The stake of a slip, until its draw is settled. */
export const twoDStake = playerTransfer('two_d_stake', 'main', 'two_d_stakes')
/** The stake of a draw that was settled: income from then on. */
export const twoDSettled = playerTransfer('two_d_settled', 'two_d_stakes', HOUSE_ACCOUNTS.two_d)
export const twoDPrize = playerTransfer('two_d_prize', HOUSE_ACCOUNTS.two_d, 'main')
/** The reversal of a prize, where a result was corrected: as far as it is still there. */
export const twoDPrizeReversed = playerTransfer('two_d_prize_reversed', 'main', HOUSE_ACCOUNTS.two_d)
/** The rest of it: the company stands in for the player, who owes it. */
export const twoDReceivable = houseAccountTransfer(
  'two_d_owed',
  HOUSE_ACCOUNTS.player_receivables,
  HOUSE_ACCOUNTS.two_d,
)
/** A recovery: the part of a later prize that pays the player receivable. */
export const twoDRepaid = playerTransfer('two_d_repaid', 'main', HOUSE_ACCOUNTS.player_receivables)
/** The stake of a draw that was called off. */
export const twoDRefund = playerTransfer('two_d_refund', 'two_d_stakes', 'main')

/** Money into and out of provider games: stakes, tips, prizes, gifts, stakes given back, corrections. */
export const seamlessBet = playerTransfer('seamless_bet', 'game', 'provider_stakes')
/** The stake of a wager that was settled, and of one whose settlement was rolled back. */
export const seamlessSettled = playerTransfer('seamless_settled', 'provider_stakes', HOUSE_ACCOUNTS.game_providers)
export const seamlessReopened = playerTransfer('seamless_reopened', HOUSE_ACCOUNTS.game_providers, 'provider_stakes')
export const seamlessTip = playerTransfer('seamless_tip', 'game', HOUSE_ACCOUNTS.game_providers)
export const seamlessWin = playerTransfer('seamless_win', HOUSE_ACCOUNTS.game_providers, 'game')
export const seamlessBonus = playerTransfer('seamless_bonus', HOUSE_ACCOUNTS.game_providers, 'game')
export const seamlessRefund = playerTransfer('seamless_refund', 'provider_stakes', 'game')
export const seamlessAdded = playerTransfer('seamless_added', HOUSE_ACCOUNTS.game_providers, 'game')
export const seamlessTakenBack = playerTransfer('seamless_taken_back', 'game', HOUSE_ACCOUNTS.game_providers)
/** The rest of a correction that took more than there was: the platform pays it for the player, who owes it. */
export const seamlessReceivable = houseAccountTransfer(
  'seamless_owed',
  HOUSE_ACCOUNTS.player_receivables,
  HOUSE_ACCOUNTS.game_providers,
)

/** The win or the loss of a round at the Shan table. */
export const shanWin = playerTransfer('shan_win', HOUSE_ACCOUNTS.shan, 'game')
export const shanLoss = playerTransfer('shan_loss', 'game', HOUSE_ACCOUNTS.shan)
/** The part of a loss that the game balance did not hold: the platform pays it for the player, who owes it. */
export const shanReceivable = houseAccountTransfer('shan_owed', HOUSE_ACCOUNTS.player_receivables, HOUSE_ACCOUNTS.shan)
/** A part of the player receivable, taken at the next launch. */
export const shanRepaid = playerTransfer('shan_repaid', 'game', HOUSE_ACCOUNTS.player_receivables)

/**
 * A partner's credit above a cap goes on from the game balance into the hold. Two people of the staff release it, or
 * refuse it: then it goes back to the partner's account. When the partner takes it back, it comes out of the hold first.
 */
export const heldCredit = playerTransfer('held_credit', 'game', 'hold')
export const heldReleased = playerTransfer('held_released', 'hold', 'game')
export const heldTakenBack = playerTransfer('held_taken_back', 'hold', 'game')
export const heldRefusedSeamless = playerTransfer('held_refused_seamless', 'hold', HOUSE_ACCOUNTS.game_providers)
export const heldRefusedShan = playerTransfer('held_refused_shan', 'hold', HOUSE_ACCOUNTS.shan)

/** A withdrawal that is asked for: from then on the player cannot spend it, and nobody has paid it yet. */
export const withdrawalHold = playerTransfer('withdrawal_hold', 'main', 'hold')
export const withdrawalReturned = playerTransfer('withdrawal_returned', 'hold', 'main')

/** A bonus of a promotion: first in an account from which nothing is played, then the player's own, or taken back. */
export const bonusGranted = playerTransfer('bonus_granted', HOUSE_ACCOUNTS.bonuses, 'bonus')
export const bonusReleased = playerTransfer('bonus_released', 'bonus', 'main')
export const bonusLapsed = playerTransfer('bonus_lapsed', 'bonus', HOUSE_ACCOUNTS.bonuses)

/** A main or game balance that two people of the staff put right by hand. */
export const correctionCredit = (move: PlayerTransferFields, account: 'main' | 'game'): Transfer =>
  playerTransfer('correction_credit', HOUSE_ACCOUNTS.corrections, account)(move)
export const correctionDebit = (move: PlayerTransferFields, account: 'main' | 'game'): Transfer =>
  playerTransfer('correction_debit', account, HOUSE_ACCOUNTS.corrections)(move)
