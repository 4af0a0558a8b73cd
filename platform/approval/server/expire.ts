import { type Database, transaction } from '#platform/server/database/database.ts'
import { recordAudit } from '#staff/server/index.ts'

/** At most so many in one transaction. */
const BATCH = 100
const BY_TIME = { staff_id: null, user_name: 'the platform', role: 'program', address: '' }

/** Of these kinds the audit log names what they change, and not the request. */
const NAMED_BY_SUBJECT = ['setting', 'two_d_limits', 'held_credit']

/** Ends the requests whose time is over. Answers how many. */
export async function expireRequests(db: Database): Promise<number> {
  return transaction(db, async (tx) => {
    const expired = await tx<{ id: string; kind: string; number: bigint; subject: string }[]>`
      update approval.request set status = 'expired', decided_at = now()
      where id in (
        select id from approval.request where status = 'pending' and expires_at <= now()
        order by requested_at limit ${BATCH} for update skip locked
      )
      returning id, kind, number, subject`
    for (const { kind, number, subject } of expired) {
      await recordAudit(tx, {
        staff: BY_TIME,
        action: 'approvals.expire',
        object: NAMED_BY_SUBJECT.includes(kind) ? auditObject(subject) : `${kind}:${number}`,
        before: { status: 'pending' },
        after: { status: 'expired' },
      })
    }
    return expired.length
  })
}

const auditObject = (subject: string) => subject as `${string}:${string}`
