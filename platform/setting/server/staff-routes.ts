import { type ApprovalKind, approve, findRequest, reject } from '#approval/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import {
  ProposalBody,
  SettingGroupAnswer,
  SettingParams,
  SettingsAnswer,
  SettingsBody,
} from '#setting/contract/staff.ts'
import { type ConsoleRoute, forStaff, type StaffCaller } from '#staff/server/index.ts'
import { changeSettings } from './change-settings.ts'
import { getGroup } from './get-settings.ts'
import type { SettingContent, SettingGroup } from './group.ts'

/** The calls for the settings of each module: one pair of calls for all. */
export function settingRoutes(
  db: Database,
  groups: readonly SettingGroup[],
  kind: ApprovalKind<SettingContent>,
): ConsoleRoute[] {
  const groupOf = ({ group: key }: Record<string, string | undefined>): SettingGroup => {
    const group = groups.find((one) => one.key === key)
    if (!group) throw new Problem('not_found')
    return group
  }
  const shown = { params: SettingParams, answer: SettingGroupAnswer }
  const show = async (staff: StaffCaller, group: SettingGroup) => success(await getGroup(db, staff, group))
  const decision = (name: string, decide: (staff: StaffCaller, id: string) => Promise<void>) =>
    forStaff<ProposalBody>(
      'settings.approve',
      `POST /settings/:group/${name}`,
      { ...shown, body: ProposalBody },
      async ({ params, body }, staff) => {
        const group = groupOf(params)
        const request = await findRequest<SettingContent>(db, 'setting', body.id)
        if (request?.content.group !== group.key) throw new Problem('not_found')
        await decide(staff, body.id)
        return show(staff, group)
      },
    )

  return [
    forStaff('settings.read', 'GET /settings', { answer: SettingsAnswer }, async (_call, staff) =>
      success(await Promise.all(groups.map((group) => getGroup(db, staff, group)))),
    ),
    forStaff<SettingsBody>(
      'settings.write',
      'POST /settings/:group',
      { ...shown, body: SettingsBody },
      async ({ params, body }, staff) => {
        const group = groupOf(params)
        await changeSettings(db, staff, { group, kind, body })
        return show(staff, group)
      },
    ),
    decision('approve', (staff, id) => approve(db, staff, { kind, id })),
    decision('reject', (staff, id) => reject(db, staff, { kind, id, reason: null })),
  ]
}
