import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { Problem } from '../platform/http/answers/problem.ts'
import { recordAudit, type StaffCaller } from '../staff/index.ts'
import { type Change, lockGroup, objectOf, write } from './change-settings.ts'
import type { SettingGroup } from './group.ts'
import { standsAs } from './rules.ts'

interface Decision {
  group: SettingGroup
  proposal_id: string
}

/**
 * Makes the change that waits, by the word of somebody other than who asked for it.
 * @throws Problem not_found, approver_required, setting_changed_meanwhile
 */
export async function approveProposal(db: Database, staff: StaffCaller, requested: Decision): Promise<void> {
  const { group } = requested
  await transaction(db, async (tx) => {
    const stands = await lockGroup(tx, group)
    const proposal = await lockProposal(tx, requested)
    if (proposal.requested_by === staff.staff_id) throw new Problem('approver_required')
    if (!standsAs(stands, proposal.before)) throw new Problem('setting_changed_meanwhile')
    await decide(tx, staff, { requested, status: 'approved' })
    await write(tx, staff, { group, stands, change: proposal })
  })
}

/** Changes nothing; the one who asked may also take it back. @throws Problem not_found */
export async function rejectProposal(db: Database, staff: StaffCaller, requested: Decision): Promise<void> {
  await transaction(db, async (tx) => {
    await lockGroup(tx, requested.group)
    const { before, after, reason } = await lockProposal(tx, requested)
    await decide(tx, staff, { requested, status: 'rejected' })
    const object = objectOf(requested.group)
    await recordAudit(tx, { staff, action: 'settings.reject', object, before: after, after: before, reason })
  })
}

/** @throws Problem not_found: decided meanwhile, or never there */
async function lockProposal(
  tx: Transaction,
  { group, proposal_id }: Decision,
): Promise<Change & { requested_by: bigint }> {
  const [proposal] = await tx<(Change & { requested_by: bigint })[]>`
    select before, after, reason, requested_by from setting.proposal
    where id = ${proposal_id} and group_key = ${group.key} and status = 'pending' for update`
  if (!proposal) throw new Problem('not_found')
  return proposal
}

async function decide(
  tx: Transaction,
  staff: StaffCaller,
  { requested, status }: { requested: Decision; status: 'approved' | 'rejected' },
): Promise<void> {
  await tx`
    update setting.proposal set status = ${status}, decided_by = ${staff.staff_id}, decided_at = now()
    where id = ${requested.proposal_id}`
}
