import { AGENT_PAGE_SIZE } from '#agent/contract/rules.ts'
import type { AccountStatementAnswer, AccountStatementQuery } from '#agent/contract/staff.ts'
import { agentAccountId, pageOfPostings } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { type OfAgent, requireAgent } from '../agent.ts'

/** The account statement of one of an agent's two accounts, newest first. @throws Problem not_found */
export async function getAccountStatement(
  db: Database,
  staff: StaffCaller,
  { agent_id, query }: OfAgent & { query: AccountStatementQuery },
): Promise<AccountStatementAnswer> {
  await requireAgent(db, staff, agent_id)
  const { data, next } = await pageOfPostings(db, {
    account_id: agentAccountId(agent_id, query.account ?? 'commission'),
    before: query.after ?? null,
    limit: AGENT_PAGE_SIZE,
  })
  const causes = await namesOf(
    db,
    data.map(({ cause_id }) => cause_id),
  )
  return { ...success(data.map((row) => ({ ...row, of: causes.get(row.cause_id) ?? '' }))), next }
}

/** The name of each cause: the day, or the number; a deposit has none. */
async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const wanted = db`any (${arrayOf(db, 'uuid', ids)})`
  const rows = await db<{ id: string; name: string }[]>`
    select id, day::text as name from agent.commission_day where id = ${wanted}
    union all select id, number::text from agent.agent_transaction where id = ${wanted}`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
