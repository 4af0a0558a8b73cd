import { call } from '#platform/console/call/api.ts'
import { pagesQuery } from '#platform/console/call/queries.ts'
import { queryClient } from '#platform/console/call/query-client.ts'
import type { Permission } from '#staff/contract/rules.ts'
import type { NewStaffBody, OneTimePasswordAnswer, StaffListAnswer } from '#staff/contract/staff.ts'

export const staffQuery = pagesQuery<StaffListAnswer>(['staff'], '/staff')

async function change<T>(path: string, body: unknown): Promise<T> {
  const answer = await call<T>('POST', `/staff${path}`, { body })
  await queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
  return answer
}

export const hire = async (body: NewStaffBody) => (await change<OneTimePasswordAnswer>('', body)).data
export const resetPassword = async (id: string, reason: string) =>
  (await change<OneTimePasswordAnswer>(`/${id}/reset-password`, { reason })).data
export const resetAuthenticator = (id: string, reason: string) =>
  change<unknown>(`/${id}/reset-authenticator`, { reason })
export const switchStaff = (id: string, is_active: boolean, reason: string) =>
  change<unknown>(`/${id}/active`, { is_active, reason })
export const setPermissions = (id: string, permissions: Permission[]) =>
  change<unknown>(`/${id}/permissions`, { permissions })
