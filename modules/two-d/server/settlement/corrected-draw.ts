import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { Corrected, Outcome, PlacedSlip } from '../slip.ts'
import { prizeId } from './prize.ts'

interface DrawnNumber {
  draw_id: number
  version: number
  number: string
}

/**
 * Slip by slip, what came back of prizes that a result paid before it was corrected, and what of a prize went to what
 * the player owed; nothing for the others.
 */
export async function correctedPrizes(
  db: Database,
  slips: PlacedSlip[],
  outcomes: Map<number, Outcome>,
): Promise<Map<string, Corrected>> {
  const drawn = await versionsOf(db, [...outcomes.values()])
  // A prize is known by its line and the version that paid it.
  const prize_ids = slips.flatMap(({ id: slip_id, draw_id, lines }) =>
    drawn
      .filter((result) => result.draw_id === draw_id && lines.some(({ digits }) => digits === result.number))
      .map(({ version, number }) => prizeId({ version, slip_id, digits: number })),
  )
  if (prize_ids.length === 0) return new Map()
  const rows = await db<(Corrected & { slip_id: string })[]>`
    select slip_id, coalesce(sum(taken_back), 0)::bigint as taken_back,
           coalesce(sum(amount - taken_back - repaid), 0)::bigint as owed,
           coalesce(sum(kept) filter (where taken_back is null), 0)::bigint as kept
    from two_d.prize where id = any (${arrayOf(db, 'uuid', prize_ids)}) group by slip_id`
  return new Map(rows.map(({ slip_id, ...corrected }) => [slip_id, corrected]))
}

/** Every result that the draws had. Most had one, which is known. */
async function versionsOf(db: Database, outcomes: Outcome[]): Promise<DrawnNumber[]> {
  const results = outcomes.flatMap(({ result }) => (result ? [result] : []))
  const corrected = results.filter(({ version }) => version > 1).map(({ draw_id }) => draw_id)
  if (corrected.length === 0) return results
  const every = await db<DrawnNumber[]>`
    select draw_id, version::integer as version, number from two_d.result
    where draw_id = any (${arrayOf(db, 'integer', corrected)})`
  return [...results.filter(({ version }) => version === 1), ...every]
}
