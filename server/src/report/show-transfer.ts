import type { TransferAnswer } from '#contract/transfer-console.ts'
import { type Database } from '../platform/database/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { type StaffCaller, scopeOf } from '../staff/index.ts'
import { houseAccounts } from './house-accounts.ts'
import { membership } from './movement.ts'
import { oneOf } from './one-of.ts'
import type { ReportDoors } from './sources.ts'
import { type Transfer, transferColumns, withPlayer, writeTransfer } from './transfer.ts'

/** Every movement of one cause, and what the cause was. @throws Problem not_found, also for what another agent's player did */
export async function showTransfer(
  { db, doors }: { db: Database; doors: ReportDoors },
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
  const door = doors.causes.find(({ kinds }) => kind.startsWith(kinds))
  const names = await houseAccounts(db)
  return {
    transfers: rows.map((row) => writeTransfer(row, names)),
    cause: (await door?.find({ cause_id, kind, at, player_id })) ?? null,
  }
}
