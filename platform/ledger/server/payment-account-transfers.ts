import {
  HOUSE_ACCOUNTS,
  type HouseAccountFields,
  houseAccountTransfer,
  type PlayerTransferFields,
  playerTransfer,
  type Transfer,
} from './chart-of-accounts.ts'

/** Above it the payment accounts', beyond every agent's: see migrations/0047_payment_account_balances.sql. */
const FIRST_PAYMENT_ACCOUNT = 2_000_000_000_000_000n

/** A payment account's number in the ledger follows from its number at the cashier's. What it holds is its balance with the sign turned. */
export function paymentAccountId(payment_account_id: number): bigint {
  return FIRST_PAYMENT_ACCOUNT + BigInt(payment_account_id)
}

/** Through which payment account money comes or goes. */
type AccountMove<Move> = Move & { payment_account_id: number }

/** Money that came from outside and was seen there. */
export const deposit = ({ payment_account_id, ...move }: AccountMove<PlayerTransferFields>): Transfer =>
  playerTransfer('deposit', paymentAccountId(payment_account_id), 'main')(move)

/** The held money of a withdrawal, when it was paid from this account. */
export const withdrawalPaid = ({ payment_account_id, ...move }: AccountMove<PlayerTransferFields>): Transfer =>
  playerTransfer('withdrawal_paid', 'hold', paymentAccountId(payment_account_id))(move)

/** The money that a payment account held before the ledger kept it: capital. */
export const accountOpening = ({ payment_account_id, ...move }: AccountMove<HouseAccountFields>): Transfer =>
  houseAccountTransfer('account_opening', paymentAccountId(payment_account_id), HOUSE_ACCOUNTS.capital)(move)
/** Money that comes from cash on no payment account, or goes there. */
export const accountPaidIn = ({ payment_account_id, ...move }: AccountMove<HouseAccountFields>): Transfer =>
  houseAccountTransfer('account_paid_in', paymentAccountId(payment_account_id), HOUSE_ACCOUNTS.cash)(move)
export const accountTakenOut = ({ payment_account_id, ...move }: AccountMove<HouseAccountFields>): Transfer =>
  houseAccountTransfer('account_taken_out', HOUSE_ACCOUNTS.cash, paymentAccountId(payment_account_id))(move)
/** From one payment account to another: the one that receives it is debited. */
export const accountTransfer = (move: AccountMove<HouseAccountFields> & { to_payment_account_id: number }): Transfer =>
  houseAccountTransfer(
    'account_transfer',
    paymentAccountId(move.to_payment_account_id),
    paymentAccountId(move.payment_account_id),
  )(move)
/** The same from an agent's account to one of the company: what the agent has collected. */
export const accountHandOver = (move: AccountMove<HouseAccountFields> & { to_payment_account_id: number }): Transfer =>
  houseAccountTransfer(
    'account_hand_over',
    paymentAccountId(move.to_payment_account_id),
    paymentAccountId(move.payment_account_id),
  )(move)
/** A bank charge: the money that the bank kept. */
export const bankCharge = ({ payment_account_id, ...move }: AccountMove<HouseAccountFields>): Transfer =>
  houseAccountTransfer('bank_charge', HOUSE_ACCOUNTS.bank_charges, paymentAccountId(payment_account_id))(move)
