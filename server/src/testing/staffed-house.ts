import { afterAll } from 'vitest'
import type { Role } from '#contract/staff-rules.ts'
import { openConsoleOf, type TestStaff } from './open-console.ts'
import { openHouse } from './open-house.ts'

/**
 * A house with its console for one test file, and of each role somebody who is signed in. To be awaited at the head of
 * the file; all of it closes after what the file itself does after its last test.
 */
export async function openStaffedHouse<const Roles extends readonly Role[]>(
  roles: Roles,
  options: Parameters<typeof openHouse>[0] = {},
) {
  const house = await openHouse(options)
  const desk = await openConsoleOf(house)
  afterAll(async () => {
    await desk.close()
    await house.close()
  })
  const people: Partial<Record<Role, TestStaff>> = {}
  for (const role of roles) people[role] = await desk.staff(role)
  return { house, desk, ...(people as Record<Roles[number], TestStaff>) }
}
