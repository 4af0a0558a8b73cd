import { type Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { TransferAnswer } from '#report/contract/ledger-explorer.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { getAccountNames } from '../account-names.ts'
import { membership } from '../membership.ts'
import { oneOf } from '../one-of.ts'
import type { ReportSources } from '../sources.ts'
import { serializeTransfer, type Transfer, transferColumns, withPlayer } from './transfer.ts'

/** Every transfer of one cause, and the cause. @throws Problem not_found, also for a transfer of another agent's player */
export async function getTransfer(
  { db, sources }: { db: Database; sources: ReportSources },
  staff: StaffCaller,
  cause_id: string,
): Promise<TransferAnswer['data']> {
  const scope = scopeOf(staff)
  const rows = await db<Transfer[]>`
    select ${transferColumns(db)} from ledger.transfer t ${withPlayer(db)}
    ${scope === null ? db`` : db`join ${membership(db)} and m.agent_id ${oneOf(db, scope)}`}
    where t.cause_id = ${cause_id}
    order by t.created_at, t.credit_version, t.kind`
  const [first] = rows
  if (!first) throw new Problem('not_found')
  const { kind, created_at: at, player_id } = first
  const source = sources.causes.find(({ kinds }) => kind.startsWith(kinds))
  const names = await getAccountNames(db)
  return {
    transfers: rows.map((row) => serializeTransfer(row, names)),
    cause: (await source?.find({ cause_id, kind, at, player_id })) ?? null,
  }
}
