import { queryOptions } from '@tanstack/react-query'
import type { SettingGroupAnswer, SettingsAnswer, SettingsBody } from '#contract/setting.ts'
import { call } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await call<SettingsAnswer>('GET', '/settings', { signal })).data,
})

async function send(path: string, body: unknown): Promise<SettingGroupAnswer['data']> {
  try {
    return (await call<SettingGroupAnswer>('POST', `/settings/${path}`, { body })).data
  } finally {
    // A refusal, too, tells that something is other than what is shown.
    await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
  }
}

export const changeSettings = (group: string, body: SettingsBody) => send(group, body)
export const approveProposal = (group: string, id: string) => send(`${group}/approve`, { id })
export const rejectProposal = (group: string, id: string) => send(`${group}/reject`, { id })
