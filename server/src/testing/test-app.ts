import { afterAll } from 'vitest'
import type { Role } from '#contract/staff-rules.ts'
import { openConsoleOf, type TestStaff } from './open-console.ts'
import { openHouse, type TestPlayer } from './open-house.ts'

export type { TestPlayer, TestStaff }
export type TestAppOptions = Parameters<typeof openHouse>[0]

/**
 * The app with the staff's console for one test file, and of each role somebody who is signed in. To be awaited at the
 * head of the file; all of it closes after what the file itself does after its last test.
 */
export async function openTestApp<const Roles extends readonly Role[]>(roles: Roles, options: TestAppOptions = {}) {
  const app = await openHouse(options)
  const staff_console = await openConsoleOf(app)
  afterAll(async () => {
    await staff_console.close()
    await app.close()
  })
  const people: Partial<Record<Role, TestStaff>> = {}
  for (const role of roles) people[role] = await staff_console.staff(role)
  return {
    app,
    staff_console,
    people: people as Record<Roles[number], TestStaff>,
    expectLedgerToHold: () => app.expectBooksToHold(),
  }
}
