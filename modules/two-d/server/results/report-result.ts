import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { TwoDDrawDetail, TwoDResultBody } from '#two-d/contract/draws-staff.ts'
import { closeIfPastCutoff, type Draw, drawObject, lockDraw } from '../draw.ts'
import { getDraw } from '../draws/list-draws.ts'
import { refuseOwnDraw } from '../draws/own-draw.ts'
import { numberOf, parseFigure } from '../rules.ts'
import type { MarketNumber } from './judge-row.ts'
import { recordReport } from './result-report.ts'

interface StaffReport extends MarketNumber {
  version: number
  reason: string | null
}

/**
 * One of the staff reports what they read in the market. It counts once a second person or a feed reports the same
 * number. Of a draw that has a result it is a correction: two people report it and give a reason.
 * @throws Problem invalid_fields, not_found, two_d_draw_in_other_state, two_d_not_drawn_yet, two_d_result_unchanged
 */
export function reportResult(
  db: Database,
  staff: StaffCaller,
  { id, body }: { id: number; body: TwoDResultBody },
): Promise<TwoDDrawDetail> {
  const set = parseFigure(body.set)
  const value = parseFigure(body.value)
  const reason = body.reason?.trim() || null
  refuseFields({
    set: set === null ? 'invalid' : null,
    value: value === null ? 'invalid' : null,
    reason: body.version > 1 || reason !== null ? reasonFault(reason ?? '') : null,
  })
  const number = numberOf(set ?? '', value ?? '')
  if (set === null || value === null || number === null) throw new Error('figures without a number were let through')
  return transaction(db, async (tx) => {
    const draw = await lockDrawn(tx, id)
    return reportUnderLock(tx, staff, { draw, report: { version: body.version, set, value, number, reason } })
  })
}

/**
 * Confirms a report of a feed, as the console shows it. That of a person is confirmed by a second one's figures alone
 * (reportResult): two who look at one screen read the market once.
 * @throws Problem not_found, approver_required, two_d_figures_needed, two_d_draw_in_other_state
 */
export function confirmResult(
  db: Database,
  staff: StaffCaller,
  { id, report_id }: { id: number; report_id: bigint },
): Promise<TwoDDrawDetail> {
  return transaction(db, async (tx) => {
    const draw = await lockDrawn(tx, id)
    const [report] = await tx<(StaffReport & { staff_id: bigint | null })[]>`
      select version::integer as version, staff_id, number, set, value, reason from two_d.result_report
      where id = ${report_id} and draw_id = ${id} and withdrawn_at is null`
    if (!report) throw new Problem('not_found')
    if (report.staff_id === staff.staff_id) throw new Problem('approver_required')
    if (report.staff_id !== null) throw new Problem('two_d_figures_needed')
    return reportUnderLock(tx, staff, { draw, report })
  })
}

/** Under the draw's lock, so that of several reports one comes first. @throws Problem */
async function lockDrawn(tx: Transaction, id: number): Promise<Draw> {
  await closeIfPastCutoff(tx, tx`d.id = ${id}`)
  const draw = await lockDraw(tx, id)
  if (!draw) throw new Problem('not_found')
  if (!draw.is_drawn) throw new Problem('two_d_not_drawn_yet')
  return draw
}

async function reportUnderLock(
  tx: Transaction,
  staff: StaffCaller,
  { draw, report }: { draw: Draw; report: StaffReport },
): Promise<TwoDDrawDetail> {
  // The same report again changes nothing, also when it was declared meanwhile.
  if (await isReported(tx, staff, { draw, report })) return getDraw(tx, staff, draw.id)
  await refuseUnfit(tx, staff, { draw, report })
  const { version, set, value, number, reason } = report
  const figures = { game_date: draw.game_date, session: draw.session, set, value, number }
  const raw = Buffer.from(JSON.stringify(figures))
  const became = await recordReport(tx, draw, { ...report, source: 'hand', staff_id: staff.staff_id, raw })
  await recordAudit(tx, {
    staff,
    action: 'two_d.report_result',
    object: drawObject(draw.id),
    before: { status: draw.status, version: draw.version },
    // A second person reads the log as well, and enters the figures without having seen them. The report itself keeps them.
    after: became === 'declared' ? { ...figures, version, status: 'declared' } : { version, status: draw.status },
    reason,
  })
  return getDraw(tx, staff, draw.id)
}

async function refuseUnfit(
  tx: Transaction,
  staff: StaffCaller,
  { draw, report: { version, number } }: { draw: Draw; report: StaffReport },
): Promise<void> {
  await refuseOwnDraw(tx, staff, draw.id)
  const is_first = draw.status === 'closed' && version === 1
  const is_correction = draw.status === 'settled' && version === draw.version + 1
  if (!is_first && !is_correction) throw new Problem('two_d_draw_in_other_state', { values: { status: draw.status } })
  const same = await tx`
    select from two_d.result where draw_id = ${draw.id} and version = ${draw.version} and number = ${number}`
  if (same.length > 0) throw new Problem('two_d_result_unchanged')
}

async function isReported(
  tx: Transaction,
  staff: StaffCaller,
  { draw, report }: { draw: Draw; report: StaffReport },
): Promise<boolean> {
  const own = await tx`
    select from two_d.result_report
    where draw_id = ${draw.id} and version = ${report.version} and staff_id = ${staff.staff_id}
      and set = ${report.set} and value = ${report.value} and withdrawn_at is null`
  return own.length > 0
}
