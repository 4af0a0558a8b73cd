import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'

/** Nobody decides about a draw that they bet on themselves. @throws Problem approver_required */
export async function refuseOwnDraw(tx: Transaction, { player_id }: StaffCaller, draw_id: number): Promise<void> {
  if (player_id === null) return
  const own = await tx`select from two_d.slip where draw_id = ${draw_id} and player_id = ${player_id} limit 1`
  if (own.length > 0) throw new Problem('approver_required')
}
