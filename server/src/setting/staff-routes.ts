import {
  ProposalBody,
  SettingGroupAnswer,
  SettingParams,
  SettingsAnswer,
  SettingsBody,
} from '#contract/setting/staff.ts'
import type { Database } from '../platform/database/database.ts'
import { success } from '../platform/http/answers/answers.ts'
import { Problem } from '../platform/http/answers/problem.ts'
import { type ConsoleRoute, forStaff, type StaffCaller } from '../staff/index.ts'
import { changeSettings } from './change-settings.ts'
import { approveProposal, rejectProposal } from './decide-proposal.ts'
import { getGroup } from './get-settings.ts'
import type { SettingGroup } from './group.ts'

/** What each slice lets the operator set, by one pair of calls. */
export function settingRoutes(db: Database, groups: readonly SettingGroup[]): ConsoleRoute[] {
  const groupOf = ({ group: key }: Record<string, string | undefined>): SettingGroup => {
    const group = groups.find((one) => one.key === key)
    if (!group) throw new Problem('not_found')
    return group
  }
  const shown = { params: SettingParams, answer: SettingGroupAnswer }
  const show = async (staff: StaffCaller, group: SettingGroup) => success(await getGroup(db, staff, group))
  const decision = (name: string, work: typeof approveProposal) =>
    forStaff<ProposalBody>(
      'settings.approve',
      `POST /settings/:group/${name}`,
      { ...shown, body: ProposalBody },
      async ({ params, body }, staff) => {
        const group = groupOf(params)
        await work(db, staff, { group, proposal_id: body.id })
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
        await changeSettings(db, staff, { group, body })
        return show(staff, group)
      },
    ),
    decision('approve', approveProposal),
    decision('reject', rejectProposal),
  ]
}
