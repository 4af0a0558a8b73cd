import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { SwitchBody, SwitchesAnswer } from '#switch/contract/staff.ts'
import { changeSwitch, type NameOf } from './change-switch.ts'
import { getSwitches } from './get-switches.ts'

export function switchRoutes(db: Database, nameOf: NameOf): ConsoleRoute[] {
  const answer = async () => success(await getSwitches(db))
  return [
    forStaff('switches.read', 'GET /switches', { answer: SwitchesAnswer }, answer),
    forStaff<SwitchBody>(
      'switches.write',
      'POST /switches',
      { body: SwitchBody, answer: SwitchesAnswer },
      async ({ body }, staff) => {
        await changeSwitch({ db, nameOf }, staff, body)
        return answer()
      },
    ),
  ]
}
