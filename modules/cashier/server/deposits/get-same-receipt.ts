import { SAME_REFERENCE_LEVELS, SAME_REFERENCE_SHOWN } from '#cashier/contract/rules.ts'
import type { SameReceipt } from '#cashier/contract/staff.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { queueStatus, withinScope } from '../review/queue/queue-row.ts'
import type { Status } from '../rules.ts'
import type { Setting } from '../setting.ts'
import { levelOf, onSameReceipt } from './same-reference.ts'

interface SeenRow {
  id: string
  number: bigint
  status: Status
  created_at: Date
  level: number
  is_same_transaction: boolean
  amount: Money
  player_id: bigint
  user_name: string
  name: string
  decided_at: Date | null
  decided_by: bigint | null
  decided_name: string | null
  is_within: boolean
}

/** The requests on the same receipt, the approved ones first, then the newest. */
export async function getSameReceipt(
  db: Database,
  staff: StaffCaller,
  { id, setting }: { id: string; setting: Setting },
): Promise<SameReceipt[]> {
  const rows = await db<SeenRow[]>`
    select seen.*, p.user_name, p.name, s.user_name as decided_name
    from (
      select o.id, o.number, o.status, o.created_at, ${levelOf(db)} as level,
             coalesce(o.transaction_id = r.transaction_id, false) as is_same_transaction,
             o.effective_amount as amount, o.player_id, o.decided_at, o.decided_by,
             exists (select from cashier.request r where r.id = o.id and ${withinScope(db, staff)}) as is_within
      from cashier.request r join cashier.request o on ${onSameReceipt(db, setting)}
      where r.id = ${id}
      order by (o.status = 'approved') desc, o.number desc limit ${SAME_REFERENCE_SHOWN}
    ) seen
    join identity.player p on p.id = seen.player_id
    left join staff.staff s on s.id = seen.decided_by
    order by (seen.status = 'approved') desc, seen.number desc`
  return rows.map(writeSeen)
}

function writeSeen(row: SeenRow): SameReceipt {
  const { is_within } = row
  return {
    id: row.id,
    number: Number(row.number),
    status: queueStatus(row.status),
    created_at: row.created_at.toISOString(),
    level: SAME_REFERENCE_LEVELS[row.level - 1] ?? 'reference',
    is_same_transaction: row.is_same_transaction,
    amount: is_within ? writeMoney(row.amount) : null,
    player: is_within ? { id: String(row.player_id), user_name: row.user_name, name: row.name } : null,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by:
      is_within && row.decided_by !== null
        ? { staff_id: String(row.decided_by), user_name: row.decided_name ?? '' }
        : null,
  }
}
