import { plainTransactionId, TRANSACTION_ID } from '#cashier/contract/account-rules.ts'
import type { PayingAccount } from '#cashier/contract/account-statements.ts'
import type { ApproveBody, RequestDetail } from '#cashier/contract/staff.ts'
import type { Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import type { Direction, Status } from '../rules.ts'
import { payingAccountsOf } from './paying-accounts.ts'

/** Which account paid a withdrawal, and by which transaction of its bank. */
export interface Payout {
  account_id: number
  transaction_id: string
}

/** @throws Problem invalid_fields */
export function parsePayout(body: { account_id?: number | null; transaction_id?: string | null }): Payout {
  const account_id = body.account_id ?? 0
  const transaction_id = plainTransactionId(body.transaction_id ?? '')
  refuseFields({
    account_id: account_id === 0 ? 'paying_account_required' : null,
    transaction_id: TRANSACTION_ID.test(transaction_id) ? null : 'payout_id_invalid',
  })
  return { account_id, transaction_id }
}

/**
 * The payout of a withdrawal, by an account that may pay it. One transaction of the bank pays one withdrawal, without an
 * exception: two that share an id are two of which one was not paid. The account's row is locked, so that of two
 * approvals with one id the second sees the first.
 * @throws Problem invalid_fields
 */
export async function requirePayout(
  tx: Transaction,
  staff: StaffCaller,
  { agent_id, payout }: { agent_id: bigint | null; payout: Payout },
): Promise<void> {
  const { account_id } = payout
  const accounts = await tx`
    select from cashier.payment_account a
    where a.id = ${account_id} and ${mayPay(tx, staff, agent_id)} for no key update`
  refuseFields({
    account_id: accounts.length === 0 ? 'paying_account_required' : null,
    transaction_id: (await isPayoutUsed(tx, payout)) ? 'payout_id_used' : null,
  })
}

/** Under the lock of the account: by a withdrawal, or by a payout of an agent. */
export async function isPayoutUsed(tx: Transaction, { account_id, transaction_id }: Payout): Promise<boolean> {
  const used = await tx`
    select from cashier.request where posted_account_id = ${account_id} and payout_transaction_id = ${transaction_id}
    union all
    select from cashier.agent_payout where account_id = ${account_id} and transaction_id = ${transaction_id}`
  return used.length > 0
}

/**
 * Those of a player's agent, and the operator's own: for players without an agent, and wherever the operator's staff
 * decides, which may pay for an agent. A condition on `a`.
 */
function mayPay(db: Queryable, staff: StaffCaller, agent_id: bigint | null): Fragment {
  const is_agents = db`a.agent_id is not distinct from ${agent_id}::bigint`
  return scopeOf(staff) === null ? db`(${is_agents} or a.agent_id is null)` : is_agents
}

/** An approval that is said again with another payout is another decision. @throws Problem request_decided */
export function refuseOtherPayout(
  was: { posted_account_id: number | null; payout_transaction_id: string | null },
  { account_id, transaction_id }: Pick<ApproveBody, 'account_id' | 'transaction_id'>,
): void {
  if (was.payout_transaction_id === null) return
  const is_other =
    (account_id ?? was.posted_account_id) !== was.posted_account_id ||
    plainTransactionId(transaction_id ?? was.payout_transaction_id) !== was.payout_transaction_id
  if (is_other) throw new Problem('request_decided')
}

/** The accounts that may pay a withdrawal; those of the way that the player asked for come first. */
const payingAccounts = (
  db: Queryable,
  staff: StaffCaller,
  request: { agent_id: bigint | null; payment_type_id: number },
): Promise<PayingAccount[]> =>
  payingAccountsOf(db, {
    where: mayPay(db, staff, request.agent_id),
    order: db`a.agent_id is null, a.is_on desc, a.payment_type_id <> ${request.payment_type_id}, a.place, a.id`,
  })

/** The payout of a withdrawal, or the accounts that may pay it; `id` is one that the caller may see. */
export async function getPayout(
  db: Queryable,
  staff: StaffCaller,
  id: string,
): Promise<Pick<RequestDetail, 'paying_accounts' | 'payout'>> {
  const [row] = await db<
    {
      direction: Direction
      status: Status
      agent_id: bigint | null
      payment_type_id: number
      account: string | null
      paid_by: string | null
    }[]
  >`
    select r.direction, r.status, r.agent_id, r.payment_type_id, t.name || ' ' || a.account_number as account,
           r.payout_transaction_id as paid_by
    from cashier.request r
    left join cashier.payment_account a on a.id = r.posted_account_id
    left join cashier.payment_type t on t.id = a.payment_type_id
    where r.id = ${id}`
  const is_payable = row?.direction === 'withdrawal' && row.status === 'pending'
  return {
    paying_accounts: is_payable ? await payingAccounts(db, staff, row) : [],
    payout:
      row && row.account !== null && row.paid_by !== null
        ? { account: row.account, transaction_id: row.paid_by }
        : null,
  }
}
