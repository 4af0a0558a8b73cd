import { type ApprovalKind, requestApproval } from '#approval/server/index.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { refuseFields } from '#platform/server/http/answers/problem.ts'
import type { SettingsBody } from '#setting/contract/staff.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { SettingContent, SettingGroup, SettingValues } from './group.ts'
import { changesOf, faultsOfValues, pick } from './rules.ts'

/**
 * Changes the named values of a group. Where one of them needs a second person nothing changes yet: all of them wait
 * for that person's approval.
 * @throws Problem invalid_fields, setting_change_waits
 */
export async function changeSettings(
  db: Database,
  staff: StaffCaller,
  { group, kind, body }: { group: SettingGroup; kind: ApprovalKind<SettingContent>; body: SettingsBody },
): Promise<void> {
  refuseFields(faultsOfValues(group.fields, body.values))
  const reason = body.reason?.trim() || null
  await transaction(db, async (tx) => {
    const stands = await lockGroup(tx, group)
    const after = changesOf(stands, body.values)
    const keys = Object.keys(after)
    if (keys.length === 0) return
    if (group.faultsOf) refuseFields(group.faultsOf({ ...stands, ...after }))
    const change = { before: pick(stands, keys), after, reason }
    const is_dangerous = group.fields.some((field) => field.needs_second_person && keys.includes(field.key))
    if (!is_dangerous) return write(tx, staff, { group, stands, change })
    await requestApproval(tx, staff, {
      kind,
      wanted: {
        subject: objectOf(group),
        content: { group: group.key, values: after },
        ground: change.before,
        reason,
        approvals_needed: 1,
      },
    })
  })
}

export interface Change {
  before: SettingValues
  after: SettingValues
  reason: string | null
}

/** Two who change one group at a time come one after the other, each seeing what the other left. */
export async function lockGroup(tx: Transaction, group: SettingGroup): Promise<SettingValues> {
  await tx`select pg_advisory_xact_lock(hashtextextended('setting.' || ${group.key}::text, 0))`
  return group.get(tx)
}

export async function write(
  tx: Transaction,
  staff: StaffCaller,
  { group, stands, change }: { group: SettingGroup; stands: SettingValues; change: Change },
): Promise<void> {
  const { before, after, reason } = change
  await group.write(tx, { ...stands, ...after })
  await recordAudit(tx, { staff, action: 'settings.change', object: objectOf(group), before, after, reason })
}

/** As the audit log names it. */
export const objectOf = (group: Pick<SettingGroup, 'key'>): `settings:${string}` => `settings:${group.key}`
