import type { TwoDDrawDetail, TwoDResultBody } from '#contract/two-d-draw-console.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/problem.ts'
import { reasonFault, recordAudit, type StaffCaller } from '../../staff/index.ts'
import { type Draw, drawObject, latchClosed, lockDraw } from '../draw.ts'
import { showDraw } from '../draws/list-draws.ts'
import { refuseOwnDraw } from '../draws/own-draw.ts'
import { numberOf, readFigure } from '../rules.ts'
import type { Told2D } from './judge-row.ts'
import { testify } from './witness.ts'

interface Said extends Told2D {
  version: number
  reason: string | null
}

/**
 * What a person read in the market. It counts once somebody else, or a feed, says the same number; of a draw that has
 * a result it is a correction, which two people have to say and give their reason for.
 * @throws Problem invalid_fields, not_found, two_d_draw_in_other_state, two_d_not_drawn_yet, two_d_result_unchanged
 */
export function sayResult(
  db: Database,
  staff: StaffCaller,
  { id, body }: { id: number; body: TwoDResultBody },
): Promise<TwoDDrawDetail> {
  const set = readFigure(body.set)
  const value = readFigure(body.value)
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
    return sayUnderLock(tx, staff, { draw, said: { version: body.version, set, value, number, reason } })
  })
}

/**
 * Says the same as another witness, whose words stand in the console.
 * @throws Problem not_found, somebody_else_needed, two_d_draw_in_other_state
 */
export function confirmResult(
  db: Database,
  staff: StaffCaller,
  { id, witness_id }: { id: number; witness_id: bigint },
): Promise<TwoDDrawDetail> {
  return transaction(db, async (tx) => {
    const draw = await lockDrawn(tx, id)
    const [said] = await tx<(Said & { staff_id: bigint | null })[]>`
      select version::integer as version, staff_id, number, set, value, reason from two_d.witness
      where id = ${witness_id} and draw_id = ${id} and withdrawn_at is null`
    if (!said) throw new Problem('not_found')
    if (said.staff_id === staff.staff_id) throw new Problem('somebody_else_needed')
    return sayUnderLock(tx, staff, { draw, said })
  })
}

/** Under the draw's lock, so that of all who speak one comes first. @throws Problem */
async function lockDrawn(tx: Transaction, id: number): Promise<Draw> {
  await latchClosed(tx, tx`d.id = ${id}`)
  const draw = await lockDraw(tx, id)
  if (!draw) throw new Problem('not_found')
  if (!draw.is_drawn) throw new Problem('two_d_not_drawn_yet')
  return draw
}

async function sayUnderLock(
  tx: Transaction,
  staff: StaffCaller,
  { draw, said }: { draw: Draw; said: Said },
): Promise<TwoDDrawDetail> {
  // Said again it changes nothing, also when it was declared meanwhile.
  if (await saidAlready(tx, staff, { draw, said })) return showDraw(tx, staff, draw.id)
  await refuseUnfit(tx, staff, { draw, said })
  const { version, set, value, number, reason } = said
  const words = { game_date: draw.game_date, session: draw.session, set, value, number }
  const raw = Buffer.from(JSON.stringify(words))
  const became = await testify(tx, draw, { ...said, source: 'hand', staff_id: staff.staff_id, raw })
  await recordAudit(tx, {
    staff,
    action: 'two_d.say_result',
    object: drawObject(draw.id),
    before: { status: draw.status, version: draw.version },
    after: { ...words, version, status: became === 'declared' ? 'declared' : draw.status },
    reason,
  })
  return showDraw(tx, staff, draw.id)
}

async function refuseUnfit(
  tx: Transaction,
  staff: StaffCaller,
  { draw, said: { version, number } }: { draw: Draw; said: Said },
): Promise<void> {
  await refuseOwnDraw(tx, staff, draw.id)
  const is_first = draw.status === 'closed' && version === 1
  const is_correction = draw.status === 'settled' && version === draw.version + 1
  if (!is_first && !is_correction) throw new Problem('two_d_draw_in_other_state', { values: { status: draw.status } })
  const same = await tx`
    select from two_d.result where draw_id = ${draw.id} and version = ${draw.version} and number = ${number}`
  if (same.length > 0) throw new Problem('two_d_result_unchanged')
}

async function saidAlready(
  tx: Transaction,
  staff: StaffCaller,
  { draw, said }: { draw: Draw; said: Said },
): Promise<boolean> {
  const own = await tx`
    select from two_d.witness
    where draw_id = ${draw.id} and version = ${said.version} and staff_id = ${staff.staff_id}
      and set = ${said.set} and value = ${said.value} and withdrawn_at is null`
  return own.length > 0
}
