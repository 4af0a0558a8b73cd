import type { Money } from '#platform/contract/money.ts'
import { hasSqlState, SQLSTATE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import { type ApprovalKind, actionsOf } from './kind.ts'
import { type ApprovalRequest, getRequest } from './request.ts'

export interface NewRequest<Content> {
  /** The idempotency key where there is one. */
  id?: string
  subject: string
  content: Content
  /** The present values, where the change is one from them. */
  ground?: Record<string, unknown>
  amount?: Money
  reason: string | null
  /** 0 where one person decides: then the caller applies it at once. */
  approvals_needed: 0 | 1 | 2
}

/**
 * Writes down what one of the staff requests; nothing changes yet. Under the lock of what it is about.
 * @throws Problem by the kind, where one waits already
 */
export async function requestApproval<Content extends object>(
  tx: Transaction,
  staff: StaffCaller,
  { kind, wanted }: { kind: ApprovalKind<Content>; wanted: NewRequest<Content> },
): Promise<ApprovalRequest<Content>> {
  const { id = uuidV7(), subject, content, ground, amount, reason, approvals_needed } = wanted
  // Numbers follow each other within a kind.
  await tx`select pg_advisory_xact_lock(hashtextextended('approval.' || ${kind.kind}::text, 0))`
  const inserted = await tx`
    insert into approval.request (id, kind, number, subject, content, ground, amount, reason, approvals_needed,
                                  requested_by, expires_at)
    select ${id}, ${kind.kind}, coalesce(max(number), 0) + 1, ${subject}, ${JSON.stringify(content)}::text::jsonb,
           ${ground === undefined ? null : JSON.stringify(ground)}::text::jsonb, ${amount ?? null}, ${reason},
           ${approvals_needed}, ${staff.staff_id}, now() + ${kind.expires_after_hours}::integer * interval '1 hour'
    from approval.request where kind = ${kind.kind}
    on conflict (kind, subject)
      where status = 'pending'
        and kind in ('setting', 'balance_adjustment', 'two_d_limits', 'agent_transaction', 'large_request', 'bonus_change')
      do nothing
    returning id`.catch((error: unknown) => {
    // The same id for something else came a moment before.
    if (hasSqlState(error, SQLSTATE.unique_violation)) throw new Problem('idempotency_key_reused')
    throw error
  })
  if (inserted.length === 0) throw new Problem(kind.problems.pending)
  const request = await getRequest<Content>(tx, kind.kind, id)
  await recordAudit(tx, {
    staff,
    action: actionsOf(kind, request).request,
    object: kind.audit.object(request),
    ...(request.ground && { before: request.ground }),
    after: { ...kind.audit.wanted(request), status: 'pending' },
    reason,
  })
  return request
}

interface PlatformRequest {
  subject: string
  content: object
  amount: Money
}

/**
 * Writes down a claim that a player's own call leaves to a person of the staff. The caller has written the claim. By a
 * function: the players' server has no right to write any other request.
 */
export async function requestByPlatform(tx: Transaction, { subject, content, amount }: PlatformRequest): Promise<void> {
  await tx`select approval.request_claim(${uuidV7()}, ${subject}, ${JSON.stringify(content)}::text::jsonb, ${amount})`
}
