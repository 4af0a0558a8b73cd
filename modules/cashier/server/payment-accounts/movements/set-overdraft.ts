import type { AccountBalance, OverdraftBody } from '#cashier/contract/account-statements.ts'
import { setOverdraft } from '#ledger/server/index.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { getBalances, lockBalance } from './balance.ts'

/**
 * Says whether an account may pay more than it holds. The operator's staff alone: below zero an agent's account is
 * money that the operator owes.
 * @throws Problem invalid_fields, not_permitted, not_found, account_overdrawn
 */
export async function changeOverdraft(
  db: Database,
  staff: StaffCaller,
  { id, body }: { id: number; body: OverdraftBody },
): Promise<AccountBalance> {
  refuseFields({ reason: reasonFault(body.reason) })
  if (scopeOf(staff) !== null) throw new Problem('not_permitted')
  return transaction(db, async (tx) => {
    const before = await lockBalance(tx, id)
    if (!before) throw new Problem('not_found')
    if (before.may_be_overdrawn !== body.may_be_overdrawn) {
      if (!body.may_be_overdrawn && before.held < 0n) throw new Problem('account_overdrawn')
      await setOverdraft(tx, id, body.may_be_overdrawn)
      await recordAudit(tx, {
        staff,
        action: 'payment_accounts.set_overdraft',
        object: `payment_account:${id}`,
        before: { may_be_overdrawn: before.may_be_overdrawn },
        after: { may_be_overdrawn: body.may_be_overdrawn },
        reason: body.reason.trim(),
      })
    }
    const [account] = await getBalances(tx, staff, tx`a.id = ${id}`)
    if (!account) throw new Problem('not_found')
    return account
  })
}
