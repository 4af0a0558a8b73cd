import type { Role } from '#contract/staff-rules.ts'
import { openTestApp, type TestAppOptions } from './test-app.ts'

/** The same by the names of older tests. */
export async function openStaffedHouse<const Roles extends readonly Role[]>(roles: Roles, options?: TestAppOptions) {
  const { app, staff_console, people } = await openTestApp(roles, options)
  return { house: app, desk: staff_console, ...people }
}
