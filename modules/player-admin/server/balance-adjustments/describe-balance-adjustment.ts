import { findRequest } from '#approval/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import type { AdjustmentContent } from './approval.ts'

/** A balance adjustment as the cause of a transfer; null for an id that is none. */
export async function describeBalanceAdjustment(db: Queryable, id: string): Promise<Cause | null> {
  const request = await findRequest<AdjustmentContent>(db, 'balance_adjustment', id)
  if (!request) return null
  const { number, content, amount, reason, requester, requested_at, decider, decided_at } = request
  return {
    title: `Balance adjustment ${number}`,
    facts: [
      { name: 'What', text: `${content.direction} of the ${content.account} balance` },
      { name: 'Amount', amount: writeMoney(amount ?? 0n) },
      { name: 'Why', text: reason ?? '' },
      { name: 'Requested by', text: requester },
      { name: 'Requested', at: requested_at.toISOString() },
      ...(decider === null ? [] : [{ name: 'Approved by', text: decider }]),
      ...(decided_at === null ? [] : [{ name: 'Approved', at: decided_at.toISOString() }]),
    ],
    href: `/players/${content.player_id}`,
    proof: [],
  }
}
