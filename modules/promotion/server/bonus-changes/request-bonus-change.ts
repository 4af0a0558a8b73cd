import { requestApproval } from '#approval/server/index.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import type { BonusChangeBody, PendingBonusChange } from '#promotion/contract/staff.ts'
import { reasonFault, type StaffCaller } from '#staff/server/index.ts'
import { type BonusChangeContent, bonusChangeApproval, lockBonus, subjectOf } from './approval.ts'

interface BonusOfPlayer {
  player_id: string
  claim_id: string
  body: BonusChangeBody
}

/**
 * Asks a second person to end an open bonus or to give it more time; nothing changes before. The id is the idempotency key.
 * @throws Problem invalid_fields, not_found, approver_required, bonus_not_open, bonus_change_pending, idempotency_key_reused
 */
export async function requestBonusChange(
  db: Database,
  staff: StaffCaller,
  { player_id, claim_id, body }: BonusOfPlayer,
): Promise<PendingBonusChange> {
  const { id, change } = body
  const days = body.days ?? null
  refuseFields({
    days: (change === 'extend') === (days !== null) ? null : 'invalid',
    reason: reasonFault(body.reason),
  })
  const content: BonusChangeContent = { claim_id, player_id, change, days }
  return transaction(db, async (tx) => {
    await lockBonus(tx, staff, content)
    const pending = { id, change, days, requested_by: staff.user_name }
    if (await wasRequested(tx, id, content)) return pending
    const [bonus] = await tx<{ ends_at: Date }[]>`
      select ends_at from promotion.claim where id = ${claim_id} and status = 'open' and ends_at > now()`
    if (!bonus) throw new Problem('bonus_not_open')
    await requestApproval(tx, staff, {
      kind: bonusChangeApproval,
      wanted: {
        id,
        subject: subjectOf(claim_id),
        content,
        ground: { ends_at: bonus.ends_at.toISOString() },
        reason: body.reason.trim(),
        approvals_needed: 1,
      },
    })
    return pending
  })
}

async function wasRequested(tx: Transaction, id: string, content: BonusChangeContent): Promise<boolean> {
  const [earlier] = await tx<{ is_same: boolean }[]>`
    select kind = 'bonus_change' and content = ${JSON.stringify(content)}::text::jsonb as is_same
    from approval.request where id = ${id}`
  if (earlier && !earlier.is_same) throw new Problem('idempotency_key_reused')
  return earlier !== undefined
}
