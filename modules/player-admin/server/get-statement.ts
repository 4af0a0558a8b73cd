import { pageOfPostings, playerAccountId } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { PLAYER_ADMIN_PAGE_SIZE } from '#player-admin/contract/rules.ts'
import type { StatementAnswer, StatementQuery } from '#player-admin/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { requirePlayer } from './player.ts'

/** The postings of one of a player's ledger accounts, newest first. @throws Problem not_found */
export async function getStatement(
  db: Database,
  staff: StaffCaller,
  { player_id, query }: { player_id: bigint; query: StatementQuery },
): Promise<StatementAnswer> {
  await requirePlayer(db, staff, player_id)
  const { data, next } = await pageOfPostings(db, {
    account_id: playerAccountId(player_id, query.account ?? 'main'),
    before: query.after ?? null,
    limit: PLAYER_ADMIN_PAGE_SIZE,
  })
  return { ...success(data), next }
}
