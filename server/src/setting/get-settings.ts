import { SETTING_HISTORY_MAX } from '#contract/setting/rules.ts'
import type { SettingChange, SettingProposal, SettingGroup as ShownGroup } from '#contract/setting/staff.ts'
import type { Database } from '../platform/database/database.ts'
import { getAudit, type StaffCaller } from '../staff/index.ts'
import { objectOf } from './change-settings.ts'
import type { SettingGroup, SettingValues } from './group.ts'

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

interface ProposalRow {
  id: string
  before: SettingValues
  after: SettingValues
  reason: string | null
  requested_by: bigint
  requested_at: Date
  user_name: string
}

async function getProposal(db: Database, staff: StaffCaller, { key }: SettingGroup): Promise<SettingProposal | null> {
  const [row] = await db<ProposalRow[]>`
    select p.id, p.before, p.after, p.reason, p.requested_by, p.requested_at, s.user_name
    from setting.proposal p join staff.staff s on s.id = p.requested_by
    where p.group_key = ${key} and p.status = 'pending'`
  if (!row) return null
  const { requested_by, requested_at, ...proposal } = row
  return { ...proposal, requested_at: requested_at.toISOString(), is_mine: requested_by === staff.staff_id }
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
