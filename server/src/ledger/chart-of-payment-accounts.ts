import { HOUSE, type HouseMove, type PlayerMove, type Transfer, way, wayOfHouse } from './chart.ts'

/** Above it the payment accounts', beyond every agent's: see migrations/0047_payment_account_balances.sql. */
const FIRST_PAYMENT_ACCOUNT = 2_000_000_000_000_000n

/** A payment account's number in the ledger follows from its number at the cashier's. What it holds is its balance with the sign turned. */
export function paymentAccountId(payment_account_id: number): bigint {
  return FIRST_PAYMENT_ACCOUNT + BigInt(payment_account_id)
}

/** Through which payment account money comes or goes. */
type AccountMove<Move> = Move & { payment_account_id: number }

/** Money that came from outside and was seen there. */
export const deposit = ({ payment_account_id, ...move }: AccountMove<PlayerMove>): Transfer =>
  way('deposit', paymentAccountId(payment_account_id), 'main')(move)

export const withdrawalPaid = ({ payment_account_id, ...move }: AccountMove<PlayerMove>): Transfer =>
  way('withdrawal_paid', 'hold', paymentAccountId(payment_account_id))(move)

/** What a payment account held before the ledger kept it, and what comes from cash that is on none of them, or goes there. */
export const accountOpening = ({ payment_account_id, ...move }: AccountMove<HouseMove>): Transfer =>
  wayOfHouse('account_opening', paymentAccountId(payment_account_id), HOUSE.cash)(move)
export const accountPaidIn = ({ payment_account_id, ...move }: AccountMove<HouseMove>): Transfer =>
  wayOfHouse('account_paid_in', paymentAccountId(payment_account_id), HOUSE.cash)(move)
export const accountTakenOut = ({ payment_account_id, ...move }: AccountMove<HouseMove>): Transfer =>
  wayOfHouse('account_taken_out', HOUSE.cash, paymentAccountId(payment_account_id))(move)
/** From one payment account to another: the one that receives it is debited. */
export const accountTransfer = (move: AccountMove<HouseMove> & { to_payment_account_id: number }): Transfer =>
  wayOfHouse(
    'account_transfer',
    paymentAccountId(move.to_payment_account_id),
    paymentAccountId(move.payment_account_id),
  )(move)
/** What the bank kept. */
export const bankCharge = ({ payment_account_id, ...move }: AccountMove<HouseMove>): Transfer =>
  wayOfHouse('bank_charge', HOUSE.bank_charges, paymentAccountId(payment_account_id))(move)
