import type { CheckedEntryBody } from '#cashier/contract/account-statements.ts'
import { paymentAccountId } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'

/**
 * Notes that an entry of the ledger stands on the bank's statement, or takes the note back. Nothing moves; said again it
 * changes nothing.
 * @throws Problem not_permitted, not_found for what is no entry of the account
 */
export async function checkEntry(
  db: Database,
  staff: StaffCaller,
  { account_id, body }: { account_id: number; body: CheckedEntryBody },
): Promise<void> {
  if (scopeOf(staff) !== null) throw new Problem('not_permitted')
  const { cause_id, is_checked } = body
  const entries = await db`
    select from ledger.transfer where cause_id = ${cause_id}
      and ${paymentAccountId(account_id)} in (debit_account_id, credit_account_id)`
  if (entries.length === 0) throw new Problem('not_found')
  if (is_checked) {
    await db`
      insert into cashier.checked_entry (account_id, cause_id, checked_by)
      values (${account_id}, ${cause_id}, ${staff.staff_id}) on conflict do nothing`
  } else await db`delete from cashier.checked_entry where account_id = ${account_id} and cause_id = ${cause_id}`
}
