import { afterAll } from 'vitest'
import type { Role } from '#staff/contract/rules.ts'
import { openConsoleOf, type TestStaff } from './open-console.ts'
import { startTestApp, type TestAppOptions } from './start-test-app.ts'

/**
 * The app with the staff's console for one test file, and of each role somebody who is signed in. To be awaited at the
 * head of the file; all of it closes after what the file itself does after its last test.
 */
export async function startTestAppWithStaff<const Roles extends readonly Role[]>(
  roles: Roles,
  options: TestAppOptions = {},
) {
  const app = await startTestApp(options)
  const consoleClient = await openConsoleOf(app)
  afterAll(async () => {
    await consoleClient.close()
    await app.close()
  })
  const people: Partial<Record<Role, TestStaff>> = {}
  for (const role of roles) people[role] = await consoleClient.staff(role)
  return { app, consoleClient, ...(people as Record<Roles[number], TestStaff>) }
}
