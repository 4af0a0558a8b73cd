import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { BonusChangeAnswer, BonusChangeBody, BonusChangeParams } from '#promotion/contract/staff.ts'
import { type ConsoleRoute, forStaff } from '#staff/server/index.ts'
import { requestBonusChange } from './request-bonus-change.ts'

/** The decision is made in the list of approvals. */
export const bonusChangeRoutes = (db: Database): ConsoleRoute[] => [
  forStaff<BonusChangeBody>(
    'players.adjust_balance',
    'POST /players/:id/bonuses/:claim_id/changes',
    { params: BonusChangeParams, body: BonusChangeBody, answer: BonusChangeAnswer },
    async ({ params: { id = '', claim_id = '' }, body }, staff) =>
      success(await requestBonusChange(db, staff, { player_id: id, claim_id, body })),
  ),
]
