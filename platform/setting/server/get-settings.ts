import { listRequests } from '#approval/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { SETTING_HISTORY_MAX } from '#setting/contract/rules.ts'
import type { SettingChange, SettingProposal, SettingGroup as ShownGroup } from '#setting/contract/staff.ts'
import { getAudit, type StaffCaller } from '#staff/server/index.ts'
import { objectOf } from './change-settings.ts'
import type { SettingContent, SettingGroup, SettingValues } from './group.ts'

/** A group as it stands, what waits for a second person, and who changed what before. */
export async function getGroup(db: Database, staff: StaffCaller, group: SettingGroup): Promise<ShownGroup> {
  const [values, proposal, history] = await Promise.all([
    group.get(db),
    getProposal(db, staff, group),
    getHistory(db, group),
  ])
  return {
    key: group.key,
    title: group.title,
    fields: group.fields.map(({ min = null, max = null, decimals = 0, needs_second_person = false, ...field }) => ({
      ...field,
      min,
      max,
      decimals,
      needs_second_person,
      value: values[field.key] ?? '',
    })),
    proposal,
    history,
  }
}

async function getProposal(db: Database, staff: StaffCaller, group: SettingGroup): Promise<SettingProposal | null> {
  const [request] = await listRequests<SettingContent>(db, {
    where: db`q.kind = 'setting' and q.subject = ${objectOf(group)} and q.status = 'pending'`,
    limit: 1,
  })
  if (!request) return null
  return {
    id: request.id,
    before: (request.ground ?? {}) as SettingValues,
    after: request.content.values,
    reason: request.reason,
    requested_at: request.requested_at.toISOString(),
    user_name: request.requester,
    is_mine: request.requested_by === staff.staff_id,
  }
}

async function getHistory(db: Database, group: SettingGroup): Promise<SettingChange[]> {
  const { data: rows } = await getAudit(db, { object: objectOf(group), action: 'settings.change' })
  return rows.slice(0, SETTING_HISTORY_MAX).map(({ at, user_name, before, after, reason }) => ({
    at,
    user_name,
    before: before as SettingValues,
    after: after as SettingValues,
    reason,
  }))
}
