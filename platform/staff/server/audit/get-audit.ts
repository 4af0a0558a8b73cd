import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { CLAIM_ACTIONS } from '#staff/contract/audit-rules.ts'
import type { AuditAnswer, AuditQuery, AuditRow } from '#staff/contract/staff.ts'

const PAGE = 50

interface AuditEntryRow {
  id: bigint
  at: Date
  staff_id: bigint | null
  user_name: string
  role: string
  action: string
  object: string
  before: unknown
  after: unknown
  reason: string | null
  address: string
  block: bigint | null
}

/** The audit log, newest first, of whom and what was asked for. */
export async function getAudit(db: Queryable, query: AuditQuery): Promise<AuditAnswer> {
  const { after, staff_id, user_name, claims, action, object, from, to } = query
  const rows = await db<AuditEntryRow[]>`
    select a.id, a.at, a.staff_id, a.user_name, a.role, a.action, a.object, a.before, a.after, a.reason, a.address,
           (select n from staff.audit_block b where b.last_id >= a.id order by b.last_id limit 1) as block
    from staff.audit a
    where ${after === undefined ? db`true` : db`a.id < ${after}`}
      ${staff_id === undefined ? db`` : db`and a.staff_id = ${staff_id}`}
      ${user_name === undefined ? db`` : db`and a.staff_id = (select id from staff.staff where user_name = ${user_name})`}
      ${claims === undefined ? db`` : db`and a.action <> all (${arrayOf(db, 'text', CLAIM_ACTIONS)})`}
      ${action === undefined ? db`` : db`and a.action = ${action}`}
      ${object === undefined ? db`` : db`and a.object = ${object}`}
      ${from === undefined ? db`` : db`and a.at >= ${new Date(from)}`}
      ${to === undefined ? db`` : db`and a.at < ${new Date(to)}`}
    order by a.id desc limit ${PAGE + 1}`
  const { page, next } = pageOf(rows, PAGE, ({ id }) => id)
  return { ...success(page.map(writeRow)), next, head: await headOf(db) }
}

function writeRow(row: AuditEntryRow): AuditRow {
  const text = (id: bigint | null) => (id === null ? null : String(id))
  return { ...row, id: String(row.id), at: row.at.toISOString(), staff_id: text(row.staff_id), block: text(row.block) }
}

async function headOf(db: Queryable): Promise<AuditAnswer['head']> {
  const [head] = await db<{ n: bigint; hash: Buffer; made_at: Date }[]>`
    select n, hash, made_at from staff.audit_block order by n desc limit 1`
  return head ? { n: String(head.n), hash: head.hash.toString('hex'), made_at: head.made_at.toISOString() } : null
}
