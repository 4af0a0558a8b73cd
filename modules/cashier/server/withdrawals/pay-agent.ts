import type { Transaction } from '#platform/server/database/database.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import { isPayoutUsed, type Payout, parsePayout } from './payout.ts'

/**
 * Writes down which of the company's own accounts pays an agent, and by which transaction of its bank. The account's row is
 * locked, as for a withdrawal.
 * @throws Problem invalid_fields
 */
export async function recordAgentPayout(
  tx: Transaction,
  { id, ...named }: { id: string; account_id?: number | null; transaction_id?: string | null },
): Promise<Payout> {
  const payout = parsePayout(named)
  const { account_id, transaction_id } = payout
  const accounts = await tx`
    select from cashier.payment_account where id = ${account_id} and agent_id is null for no key update`
  refuseFields({
    account_id: accounts.length === 0 ? 'paying_account_required' : null,
    transaction_id: (await isPayoutUsed(tx, payout)) ? 'payout_id_used' : null,
  })
  await tx`
    insert into cashier.agent_payout (id, account_id, transaction_id) values (${id}, ${account_id}, ${transaction_id})`
  return payout
}
