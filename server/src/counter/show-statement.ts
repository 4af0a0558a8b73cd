import type { StatementAnswer, StatementQuery } from '#contract/counter.ts'
import { COUNTER_PAGE_SIZE } from '#contract/counter-rules.ts'
import { pageOfPostings, playerAccountId } from '../ledger/index.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers.ts'
import type { StaffCaller } from '../staff/index.ts'
import { requirePlayer } from './player.ts'

/** What the books say of one of a player's accounts, newest first. @throws Problem not_found */
export async function showStatement(
  db: Database,
  staff: StaffCaller,
  { player_id, query }: { player_id: bigint; query: StatementQuery },
): Promise<StatementAnswer> {
  await requirePlayer(db, staff, player_id)
  const { data, next } = await pageOfPostings(db, {
    account_id: playerAccountId(player_id, query.account ?? 'main'),
    before: query.after ?? null,
    limit: COUNTER_PAGE_SIZE,
  })
  return { ...success(data), next }
}
