import { rejectIn, requestApproval } from '#approval/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { REASON_LENGTH_MAX } from '#staff/contract/rules.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { noteEvent } from '../../requests/event.ts'
import type { Setting } from '../../setting.ts'
import { sayReasons } from '../approval-terms.ts'
import type { ApprovedRequest } from '../approved-request.ts'
import { versionOf } from '../request-version.ts'
import type { LargeRequestKind } from './approval.ts'
import { subjectOf } from './large-request.ts'

/** Of an approval that another one takes the place of, with another amount or reason. */
const SAID_OTHERWISE = 'Approved with another amount or reason.'

/** The first of two approvals: it moves nothing, and the request waits for another person, who may say the same. */
export async function requestSecondPerson(
  tx: Transaction,
  staff: StaffCaller,
  { kind, decided, setting }: { kind: LargeRequestKind; decided: ApprovedRequest; setting: Setting },
): Promise<void> {
  const { id, direction, received, reuse_reason, approval_id: earlier_id } = decided
  if (earlier_id !== null) await rejectIn(tx, staff, { kind, id: earlier_id, reason: SAID_OTHERWISE })
  const approval_id = uuidV7()
  const [row] = await tx<{ version: number }[]>`
    update cashier.request r
    set approval_id = ${approval_id}, claimed_by = null, claimed_until = null,
        received_amount = ${received?.amount ?? null}, received_reason = ${received?.code ?? null},
        received_note = ${received?.note ?? null}, reuse_reason = ${reuse_reason}
    where r.id = ${id} and r.status = 'pending'
    returning ${versionOf(tx, setting)} as version`
  await noteEvent(tx, { id, kind: 'second_check', staff_id: staff.staff_id, reuse_reason })
  const reasons = sayReasons(decided)
  await requestApproval(tx, staff, {
    kind,
    wanted: {
      id: approval_id,
      subject: subjectOf(decided),
      content: {
        request_id: id,
        direction,
        number: Number(decided.number),
        player_id: String(decided.player_id),
        asked: writeMoney(decided.amount),
      },
      ground: { version: row?.version },
      amount: decided.credited,
      // The request has the whole of it.
      reason: reasons && [...reasons].slice(0, REASON_LENGTH_MAX).join(''),
      approvals_needed: 1,
    },
  })
}
