import type { Database } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { PLAYER_ADMIN_PAGE_SIZE } from '#player-admin/contract/rules.ts'
import type { BalanceAdjustmentsAnswer, BalanceAdjustmentsQuery } from '#player-admin/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { findBalanceAdjustments } from './balance-adjustment.ts'

/** One page, newest first: those that wait, or one player's. */
export async function listBalanceAdjustments(
  db: Database,
  staff: StaffCaller,
  { status, player_id, after }: BalanceAdjustmentsQuery,
): Promise<BalanceAdjustmentsAnswer> {
  const state = status ?? (player_id === undefined ? 'pending' : null)
  const where = db`true
    ${state === null ? db`` : db`and q.status = ${state}`}
    ${player_id === undefined ? db`` : db`and q.subject = ${`player:${player_id}`}`}
    ${after === undefined ? db`` : db`and q.number < ${after}`}`
  const rows = await findBalanceAdjustments(db, staff, { where, limit: PLAYER_ADMIN_PAGE_SIZE + 1 })
  const { page, next } = pageOf(rows, PLAYER_ADMIN_PAGE_SIZE, ({ number }) => String(number))
  return { ...success(page), next }
}
