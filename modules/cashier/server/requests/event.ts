import type { EventKind, Rejection } from '#cashier/contract/player.ts'
import type { RejectionReason } from '#cashier/contract/rules.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'

type Kind = EventKind

export interface EventRow {
  kind: Kind
  at: string
  by: { staff_id: string; user_name: string } | null
  rejection: Rejection | null
  /** Of an approval although the reference was used before; for the staff alone. */
  reuse_reason: string | null
}

/** The events of a request, in the order of their time. */
export async function eventsOf(db: Queryable, id: string): Promise<EventRow[]> {
  const rows = await db<
    {
      kind: Kind
      at: Date
      staff_id: bigint | null
      user_name: string | null
      reason: RejectionReason | null
      note: string | null
    }[]
  >`
    select e.kind, e.at, e.staff_id, s.user_name, e.reason, e.note
    from cashier.event e left join staff.staff s on s.id = e.staff_id
    where e.request_id = ${id} order by e.at`
  return rows.map((row) => ({
    kind: row.kind,
    at: row.at.toISOString(),
    by:
      row.staff_id !== null && row.user_name !== null
        ? { staff_id: String(row.staff_id), user_name: row.user_name }
        : null,
    rejection: writeRejection(row),
    reuse_reason: row.kind === 'second_check' ? row.note : null,
  }))
}

export function writeRejection(row: { reason: RejectionReason | null; note: string | null }): Rejection | null {
  return row.reason && { code: row.reason, note: row.note }
}

interface NewEvent {
  id: string
  kind: Exclude<Kind, 'requested'>
  staff_id: bigint
  rejection?: Rejection
  /** Of a first approval although the reference was used before. */
  reuse_reason?: string | null
}

/** Beside the change of the request itself, in the same transaction. */
export async function noteEvent(
  tx: Transaction,
  { id, kind, staff_id, rejection, reuse_reason }: NewEvent,
): Promise<void> {
  await tx`
    insert into cashier.event (request_id, kind, staff_id, reason, note)
    values (${id}, ${kind}, ${staff_id}, ${rejection?.code ?? null}, ${rejection?.note ?? reuse_reason ?? null})`
}
