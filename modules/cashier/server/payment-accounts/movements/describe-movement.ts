import { findRequest } from '#approval/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import { accountNames, MOVEMENT_TITLES } from './movement.ts'
import type { MovementContent } from './movement-content.ts'

/** A movement of a payment account, as the staff reads it; null for an id that is none. */
export async function describeAccountMovement(db: Queryable, id: string): Promise<Cause | null> {
  const request = await findRequest<MovementContent>(db, 'account_movement', id)
  if (!request) return null
  const { kind, account_id, transaction_id } = request.content
  const names = await accountNames(db, [account_id])
  return {
    title: `${MOVEMENT_TITLES[kind]} ${request.number}`,
    facts: [
      { name: 'Account', text: names.get(account_id) ?? '' },
      { name: 'Amount', amount: writeMoney(request.amount ?? 0n) },
      ...(transaction_id === null ? [] : [{ name: 'Transaction id', text: transaction_id }]),
      { name: 'Note', text: request.reason ?? '' },
      { name: 'Asked by', text: request.requester },
      { name: 'Asked', at: request.requested_at.toISOString() },
      ...(request.decider === null ? [] : [{ name: 'Decided by', text: request.decider }]),
    ],
    href: `/payment-accounts?view=balances&id=${account_id}`,
    proof: [],
  }
}
