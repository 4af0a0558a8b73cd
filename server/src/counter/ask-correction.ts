import type { Correction, NewCorrectionBody } from '#contract/counter.ts'
import { readMoney, writeMoney } from '#contract/money.ts'
import { type Database, transaction } from '../platform/database/database.ts'
import { Problem, refuseFields } from '../platform/http/problem.ts'
import { uuidV7 } from '../platform/random.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../staff/index.ts'
import { correctionObject, readCorrection } from './correction.ts'
import { lockPlayer } from './player.ts'

/** As fine as the books: what is off by less than a kyat has to be put right too. */
const DECIMALS = 4

/**
 * Asks for a balance to be put right; nothing moves until another person approves. One at a time for a player.
 * @throws Problem invalid_fields, not_found, somebody_else_needed, correction_pending
 */
export async function askCorrection(
  db: Database,
  staff: StaffCaller,
  { player_id, body }: { player_id: bigint; body: NewCorrectionBody },
): Promise<Correction> {
  const amount = readMoney(body.amount, DECIMALS)
  refuseFields({ amount: amount ? null : 'amount_invalid', reason: reasonFault(body.reason) })
  if (!amount) throw new Error('a correction without an amount was let through')
  const { account, direction } = body
  const reason = body.reason.trim()
  return transaction(db, async (tx) => {
    await lockPlayer(tx, staff, player_id)
    const waiting = await tx`
      select from counter.correction where player_id = ${player_id} and status = 'pending'`
    if (waiting.length > 0) throw new Problem('correction_pending')
    const id = uuidV7()
    await tx`
      insert into counter.correction (id, player_id, account, direction, amount, reason, asked_by)
      values (${id}, ${player_id}, ${account}, ${direction}, ${amount}, ${reason}, ${staff.staff_id})`
    const correction = await readCorrection(tx, staff, id)
    const after = { player_id: String(player_id), account, direction, amount: writeMoney(amount), status: 'pending' }
    const object = correctionObject(correction.number)
    await recordAudit(tx, { staff, action: 'players.ask_correction', object, after, reason })
    return correction
  })
}
