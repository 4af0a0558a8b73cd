import { randomUUID } from 'node:crypto'
import { type CallPath, type Reply, requireDone } from '../clients.ts'
import type { StaffBot } from '../world/simulation-world.ts'

/** In kyat, by the bank's statement of the first day: more than the players take out on one day. */
const HELD = 20_000_000
const NOTE = 'Balance on the statement of the first day.'

type CallAs = (bot: StaffBot, place: CallPath, body?: object) => Promise<Reply>

interface AccountRow {
  id: number
  agent: object | null
  is_opened: boolean
}

/** The staff records what each account of the operator holds; the amount takes two people. What was opened stays. */
export async function bookOpeningBalances(
  callAs: CallAs,
  { cashier, owner }: { cashier: StaffBot; owner: StaffBot },
): Promise<void> {
  const listed = requireDone(await callAs(cashier, 'GET /account-balances'), 'the accounts').data as {
    accounts: AccountRow[]
  }
  for (const { id: account_id, agent, is_opened } of listed.accounts) {
    if (is_opened || agent !== null) continue
    const id = randomUUID()
    const body = { id, kind: 'opening', account_id, amount: HELD, note: NOTE }
    const requested = requireDone(await callAs(cashier, 'POST /account-movements', body), 'an opening balance')
    if ((requested.data as { status: string }).status === 'done') continue
    requireDone(await callAs(owner, `POST /account-movements/${id}/approve`), 'the second approval')
  }
}

/** The payout to an agent: from an account of the company that holds enough money. */
export async function agentPayoutOf(
  callAs: (place: CallPath) => Promise<Reply>,
  { number, amount }: { number: number; amount: number },
): Promise<object> {
  const listed = requireDone(await callAs('GET /account-balances'), 'the accounts').data as {
    accounts: (AccountRow & { balance: number })[]
  }
  const account = listed.accounts.find(({ agent, balance }) => agent === null && balance >= amount)
  return { account_id: account?.id ?? null, transaction_id: `A${String(number).padStart(9, '0')}` }
}

export interface Payable {
  number: number
  amount: number
  paying_accounts: { id: number; balance: number; may_be_overdrawn: boolean }[]
}

/** From which account a withdrawal is paid, by its detail as the staff reads it. */
export function payoutOf({ number, amount, paying_accounts }: Payable) {
  const account = paying_accounts.find(({ balance, may_be_overdrawn }) => may_be_overdrawn || balance >= amount)
  return { account_id: account?.id ?? null, transaction_id: `T${String(number).padStart(9, '0')}` }
}
