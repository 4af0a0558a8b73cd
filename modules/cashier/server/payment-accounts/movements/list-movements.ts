import { MOVEMENT_PAGE_SIZE } from '#cashier/contract/account-rules.ts'
import type { AccountMovementsQuery } from '#cashier/contract/account-statements.ts'
import type { Database } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { accountMovements, accountOfRequest, toAccountOfRequest } from './movement.ts'

/** The movements of payment accounts, newest first, one page. */
export async function listAccountMovements(db: Database, staff: StaffCaller, query: AccountMovementsQuery) {
  const { account_id, after } = query
  const where = db`
    ${account_id === undefined ? db`true` : db`${account_id}::text::integer in (${accountOfRequest(db)}, ${toAccountOfRequest(db)})`}
    ${after === undefined ? db`` : db`and q.number < ${after}::text::bigint`}`
  const rows = await accountMovements(db, staff, { where, limit: MOVEMENT_PAGE_SIZE + 1 })
  const { page, next } = pageOf(rows, MOVEMENT_PAGE_SIZE, ({ number }) => String(number))
  return { ...success(page), next }
}
