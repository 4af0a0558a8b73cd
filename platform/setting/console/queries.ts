import { changerOf, dataQuery } from '#platform/console/call/queries.ts'
import type { SettingGroupAnswer, SettingsAnswer, SettingsBody } from '#setting/contract/staff.ts'

const KEY = ['settings']

export const settingsQuery = dataQuery<SettingsAnswer>(KEY, '/settings')

const change = changerOf(KEY)
const send = async (path: string, body: unknown) => (await change<SettingGroupAnswer>(`/settings/${path}`, body)).data

export const changeSettings = (group: string, body: SettingsBody) => send(group, body)
export const approveProposal = (group: string, id: string) => send(`${group}/approve`, { id })
export const rejectProposal = (group: string, id: string) => send(`${group}/reject`, { id })
