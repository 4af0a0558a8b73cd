import { type ApprovalKind, type ApprovalRequest, type Described, defineApproval } from '#approval/server/index.ts'
import { lockGroup, objectOf, write } from './change-settings.ts'
import type { SettingContent, SettingGroup, SettingValue, SettingValues } from './group.ts'
import { standsAs } from './rules.ts'

type SettingRequest = ApprovalRequest<SettingContent>

const groundOf = ({ ground }: SettingRequest) => (ground ?? {}) as SettingValues

/** A change of settings that decide about other people's money. */
export function settingApproval(groups: readonly SettingGroup[]): ApprovalKind<SettingContent> {
  const groupOf = ({ content }: SettingRequest): SettingGroup => {
    const group = groups.find(({ key }) => key === content.group)
    if (!group) throw new Error(`there is no group ${content.group} of settings`)
    return group
  }
  return defineApproval<SettingContent>({
    kind: 'setting',
    permission: 'settings.approve',
    problems: { decided: 'not_found', pending: 'setting_change_waits', stale: 'setting_changed_meanwhile' },
    audit: {
      object: ({ content }) => objectOf({ key: content.group }),
      actions: {
        request: 'settings.propose',
        approve_first: 'settings.approve',
        approve: 'settings.approve',
        reject: 'settings.reject',
      },
      wanted: ({ content }) => content.values,
    },
    expires_after_hours: 7 * 24,

    async lock(tx, _staff, request) {
      await lockGroup(tx, groupOf(request))
    },

    isStale: async (db, request) => !standsAs(await groupOf(request).get(db), groundOf(request)),

    async apply(tx, staff, request) {
      const group = groupOf(request)
      const change = { before: groundOf(request), after: request.content.values, reason: request.reason }
      await write(tx, staff, { group, stands: await group.get(tx), change })
    },

    async describe(db, _staff, requests) {
      const described = await Promise.all(
        requests.map(async (request): Promise<[string, Described]> => {
          const group = groupOf(request)
          const is_stale = request.status === 'pending' && !standsAs(await group.get(db), groundOf(request))
          const changes = Object.entries(request.content.values).map(([key, value]) => ({
            name: group.fields.find((field) => field.key === key)?.label ?? key,
            from: said(groundOf(request)[key]),
            to: said(value),
          }))
          return [request.id, { title: group.title, href: '/settings', changes, is_stale }]
        }),
      )
      return new Map(described)
    },
  })
}

function said(value: SettingValue | undefined): string | null {
  if (value === undefined) return null
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}
