import type { Money } from '#contract/money.ts'
import type { TransferKind } from './transfer-kind.ts'

/**
 * Every way money may move, one line each: who pays whom, named by what caused it.
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

/** The house's accounts, as created by the migrations. */
export const HOUSE = {
  demo_grants: 100n,
  digit_bet: 200n,
  two_d: 220n,
  game_providers: 300n,
  players_owed: 310n,
  shan: 400n,
  cash: 500n,
  corrections: 510n,
  agent_commissions: 520n,
  bonuses: 530n,
  bank_charges: 540n,
} as const

/** Below it the house's accounts, which carry no balance. */
const FIRST_PLAYER_ACCOUNT = 10_000n

/**
 * Stakes of bets that are not settled yet lie in the last two. These carry no balance row, so that a bet locks no second
 * account: see migrations/0046_open_stakes.sql.
 */
const SLOTS = { main: 1n, game: 2n, hold: 3n, bonus: 4n, two_d_stakes: 5n, provider_stakes: 6n } as const
export type PlayerAccount = keyof typeof SLOTS

/** A player's account number follows from his id, so that no query is needed to find it. */
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
type AgentAccount = keyof typeof AGENT_SLOTS

/** An agent's account number follows from his number in the staff. */
export function agentAccountId(agent_id: bigint, account: AgentAccount): bigint {
  return FIRST_AGENT_ACCOUNT + agent_id * 10n + AGENT_SLOTS[account]
}

export interface PlayerMove {
  cause_id: string
  player_id: bigint
  amount: Money
}

export type HouseMove = Omit<PlayerMove, 'player_id'>
/** Where a way of money begins or ends: at an account of the player, or at one of the house. */
type End = PlayerAccount | bigint

const accountAt = (end: End, player_id: bigint) => (typeof end === 'bigint' ? end : playerAccountId(player_id, end))

export const way =
  (kind: TransferKind, from: End, to: End) =>
  ({ cause_id, player_id, amount }: PlayerMove): Transfer => ({
    kind,
    cause_id,
    debit_account_id: accountAt(from, player_id),
    credit_account_id: accountAt(to, player_id),
    amount,
  })

/** Between two accounts of the house. */
export const wayOfHouse =
  (kind: TransferKind, debit_account_id: bigint, credit_account_id: bigint) =>
  ({ cause_id, amount }: HouseMove): Transfer => ({ kind, cause_id, debit_account_id, credit_account_id, amount })

/** Play money for a new player of the demo. */
export const demoGrant = way('demo_grant', HOUSE.demo_grants, 'main')

export const exchangeMainToGame = way('exchange_main_to_game', 'main', 'game')
export const exchangeGameToMain = way('exchange_game_to_main', 'game', 'main')

export const digitBetStake = way('digit_bet_stake', 'game', HOUSE.digit_bet)
export const digitBetPrize = way('digit_bet_prize', HOUSE.digit_bet, 'game')

export const twoDStake = way('two_d_stake', 'main', 'two_d_stakes')
/** The stake of a draw that was settled: income from then on. */
export const twoDSettled = way('two_d_settled', 'two_d_stakes', HOUSE.two_d)
export const twoDPrize = way('two_d_prize', HOUSE.two_d, 'main')
/** A prize of a result that was corrected, as far as it is still there. */
export const twoDPrizeReversed = way('two_d_prize_reversed', 'main', HOUSE.two_d)
/** The rest of it: the house stands in for the player, who owes it. */
export const twoDOwed = wayOfHouse('two_d_owed', HOUSE.players_owed, HOUSE.two_d)
/** What he owed, kept from a later prize. */
export const twoDRepaid = way('two_d_repaid', 'main', HOUSE.players_owed)
/** The stake of a draw that was called off. */
export const twoDRefund = way('two_d_refund', 'two_d_stakes', 'main')

/** What the games of other makers take and give: stakes, tips, prizes, gifts, stakes given back, corrections. */
export const seamlessBet = way('seamless_bet', 'game', 'provider_stakes')
/** The stake of a wager that was settled, and of one whose settlement was rolled back. */
export const seamlessSettled = way('seamless_settled', 'provider_stakes', HOUSE.game_providers)
export const seamlessReopened = way('seamless_reopened', HOUSE.game_providers, 'provider_stakes')
export const seamlessTip = way('seamless_tip', 'game', HOUSE.game_providers)
export const seamlessWin = way('seamless_win', HOUSE.game_providers, 'game')
export const seamlessBonus = way('seamless_bonus', HOUSE.game_providers, 'game')
export const seamlessRefund = way('seamless_refund', 'provider_stakes', 'game')
export const seamlessAdded = way('seamless_added', HOUSE.game_providers, 'game')
export const seamlessTakenBack = way('seamless_taken_back', 'game', HOUSE.game_providers)
/** The rest of a correction that took more than there was: the platform pays it for the player, who owes it. */
export const seamlessOwed = wayOfHouse('seamless_owed', HOUSE.players_owed, HOUSE.game_providers)

/** What a round at the Shan table brought or cost. */
export const shanWin = way('shan_win', HOUSE.shan, 'game')
export const shanLoss = way('shan_loss', 'game', HOUSE.shan)
/** The part of a loss that the game balance did not hold: the platform pays it for the player, who owes it. */
export const shanOwed = wayOfHouse('shan_owed', HOUSE.players_owed, HOUSE.shan)
/** Taken at the next launch of what he owes. */
export const shanRepaid = way('shan_repaid', 'game', HOUSE.players_owed)

/**
 * A partner's credit above a cap goes on from the game balance into the hold. Two people of the staff release it or
 * refuse it, and then it goes back to the partner's account; what the partner takes back of it comes out of the hold first.
 */
export const heldCredit = way('held_credit', 'game', 'hold')
export const heldReleased = way('held_released', 'hold', 'game')
export const heldTakenBack = way('held_taken_back', 'hold', 'game')
export const heldRefusedSeamless = way('held_refused_seamless', 'hold', HOUSE.game_providers)
export const heldRefusedShan = way('held_refused_shan', 'hold', HOUSE.shan)

/** A withdrawal that is asked for: from then on the player cannot spend it, and nobody has paid it yet. */
export const withdrawalHold = way('withdrawal_hold', 'main', 'hold')
export const withdrawalReturned = way('withdrawal_returned', 'hold', 'main')

/** What a promotion gives: first into an account from which nothing is played, then the player's own, or taken back. */
export const bonusGranted = way('bonus_granted', HOUSE.bonuses, 'bonus')
export const bonusReleased = way('bonus_released', 'bonus', 'main')
export const bonusLapsed = way('bonus_lapsed', 'bonus', HOUSE.bonuses)

/** A main or game balance that two people of the staff put right by hand. */
export const correctionCredit = (move: PlayerMove, account: 'main' | 'game'): Transfer =>
  way('correction_credit', HOUSE.corrections, account)(move)
export const correctionDebit = (move: PlayerMove, account: 'main' | 'game'): Transfer =>
  way('correction_debit', account, HOUSE.corrections)(move)

interface AgentMove extends HouseMove {
  agent_id: bigint
}

const wayOfAgent =
  (kind: TransferKind, from: AgentAccount | bigint, to: AgentAccount | bigint) =>
  ({ agent_id, ...move }: AgentMove): Transfer => {
    const at = (end: AgentAccount | bigint) => (typeof end === 'bigint' ? end : agentAccountId(agent_id, end))
    return wayOfHouse(kind, at(from), at(to))(move)
  }

/** What an agent earned by his players' games on one day, and what he is paid of it. */
export const agentCommission = wayOfAgent('agent_commission', HOUSE.agent_commissions, 'commission')
export const agentPayout = wayOfAgent('agent_payout', 'commission', HOUSE.cash)

/** What an agent pays in before, so that his players' deposits come out of it, and what he is given back. */
export const agentFloatIn = wayOfAgent('agent_float_in', HOUSE.cash, 'float')
export const agentFloatOut = wayOfAgent('agent_float_out', 'float', HOUSE.cash)
/** Money that came to the agent from outside; the house had it from him before. */
export const depositFromFloat = ({ agent_id, ...move }: PlayerMove & { agent_id: bigint }): Transfer =>
  way('deposit_from_float', agentAccountId(agent_id, 'float'), 'main')(move)
