import type { TransferAnswer } from '#contract/transfer-console.ts'
import { type StaffCaller, scopeOf } from '../operator/index.ts'
import { type Database } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { ReportDoors } from './doors.ts'
import { houseAccounts } from './house-accounts.ts'
import { oneOf } from './one-of.ts'
import { type Transfer, transferColumns, withPlayer, writeTransfer } from './transfer.ts'

/** Every movement of one cause, and what the cause was. @throws Problem not_found, also for another agent's player */
export async function showTransfer(
  { db, doors }: { db: Database; doors: ReportDoors },
  staff: StaffCaller,
  cause_id: string,
): Promise<TransferAnswer['data']> {
  const scope = scopeOf(staff)
  const rows = await db<Transfer[]>`
    select ${transferColumns(db)} from ${withPlayer(db)}
    where t.cause_id = ${cause_id} ${scope === null ? db`` : db`and p.agent_id ${oneOf(db, scope)}`}
    order by t.created_at, t.credit_version, t.kind`
  const [first] = rows
  if (!first) throw new Problem('not_found')
  const { kind, created_at: at, player_id } = first
  const door = doors.causes.find(({ kinds }) => kind.startsWith(kinds))
  const names = await houseAccounts(db)
  return {
    transfers: rows.map((row) => writeTransfer(row, names)),
    cause: (await door?.find({ cause_id, kind, at, player_id })) ?? null,
  }
}
