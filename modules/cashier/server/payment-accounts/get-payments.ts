import type { AgentPaymentType, Bank, CashierRules, UserPayment } from '#cashier/contract/player.ts'
import { RECEIPT_BYTES_MAX, REFERENCE_DIGITS } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'
import type { Switches } from '#switch/server/index.ts'
import { leftToDeposit } from '../deposit-limits/deposit-limit.ts'
import { getSetting } from '../setting.ts'
import { accountsFor, type PaymentAccountRow, paymentTypes, writeType } from './payment.ts'

/** More accounts than anybody is paid on. */
const USER_PAYMENTS_MAX = 10

/** The accounts that the player may pay into; the first is the one that screens choose beforehand. */
export async function getBanks(db: Database, player_id: bigint): Promise<Bank[]> {
  const accounts = await accountsFor(db, player_id)
  return accounts.map((account) => ({
    id: account.id,
    payment_type: account.type_name,
    payment_type_id: account.payment_type_id,
    account_name: account.account_name,
    account_number: account.account_number,
    image: imageOf(account),
  }))
}

export async function getAgentPaymentTypes(db: Database, player_id: bigint): Promise<AgentPaymentType[]> {
  const accounts = await accountsFor(db, player_id)
  return accounts.map((account) => ({
    id: account.id,
    payment_type: writeType({
      id: account.payment_type_id,
      name: account.type_name,
      picture: account.type_picture,
    }),
    account_name: account.account_name,
    account_no: account.account_number,
    account_number: account.account_number,
    image: imageOf(account),
  }))
}

function imageOf({ picture, type_picture }: PaymentAccountRow): string | null {
  const name = picture ?? type_picture
  return name && picturePath(name)
}

/** Where the player was paid, or wished to be, before. */
export async function getUserPayments(db: Database, player_id: bigint): Promise<UserPayment[]> {
  const rows = await db<
    { id: number; name: string; picture: string | null; account_name: string; account_number: string }[]
  >`
    select t.id, t.name, t.picture, own.account_name, own.account_number
    from (
      select payment_type_id, account_name, account_number, max(number) as number from cashier.request
      where player_id = ${player_id} and direction = 'withdrawal'
      group by payment_type_id, account_name, account_number
    ) own
    join cashier.payment_type t on t.id = own.payment_type_id
    order by own.number desc limit ${USER_PAYMENTS_MAX}`
  return rows.map((row) => ({
    payment_type: writeType(row),
    account_name: row.account_name,
    account_no: row.account_number,
  }))
}

/** The rules for a request, so that the player knows them before they type. */
export async function getRules(
  db: Database,
  { player_id, switches }: { player_id: bigint; switches: Switches },
): Promise<CashierRules> {
  const [setting, payment_types, left, [pending]] = await Promise.all([
    getSetting(db),
    paymentTypes(db),
    leftToDeposit(db, player_id),
    db<{ id: string; number: bigint; amount: Money }[]>`
      select id, number, amount from cashier.request
      where player_id = ${player_id} and direction = 'withdrawal' and status = 'pending'`,
  ])
  return {
    deposit: {
      is_open: !switches.isOff('deposits'),
      amount_min: writeMoney(setting.deposit_min),
      amount_max: writeMoney(setting.deposit_max),
      reference_digits: REFERENCE_DIGITS,
      receipt_bytes_max: RECEIPT_BYTES_MAX,
      pending_max: setting.pending_deposits_max,
      own_limit_left: left === null ? null : writeMoney(left),
    },
    withdrawal: {
      is_open: !switches.isOff('withdrawals'),
      amount_min: writeMoney(setting.withdrawal_min),
      amount_max: writeMoney(setting.withdrawal_max),
      payment_types,
      pending: pending ? { id: pending.id, number: Number(pending.number), amount: writeMoney(pending.amount) } : null,
    },
  }
}
