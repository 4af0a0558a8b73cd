import type { CorrectionsAnswer, CorrectionsQuery } from '#contract/counter.ts'
import { COUNTER_PAGE_SIZE } from '#contract/counter-rules.ts'
import type { Database } from '../platform/database/database.ts'
import { pageOf, success } from '../platform/http/answers.ts'
import type { StaffCaller } from '../staff/index.ts'
import { corrections } from './correction.ts'

/** One page, newest first: those that wait, or one player's. */
export async function listCorrections(
  db: Database,
  staff: StaffCaller,
  { status, player_id, after }: CorrectionsQuery,
): Promise<CorrectionsAnswer> {
  const state = status ?? (player_id === undefined ? 'pending' : null)
  const where = db`true
    ${state === null ? db`` : db`and c.status = ${state}`}
    ${player_id === undefined ? db`` : db`and c.player_id = ${player_id}`}
    ${after === undefined ? db`` : db`and c.number < ${after}`}`
  const rows = await corrections(db, staff, { where, limit: COUNTER_PAGE_SIZE + 1 })
  const { page, next } = pageOf(rows, COUNTER_PAGE_SIZE, ({ number }) => String(number))
  return { ...success(page), next }
}
