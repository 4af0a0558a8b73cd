import { column, type Database } from '../../platform/database/database.ts'
import type { Outcome, PlacedSlip, TakenBack } from '../slip.ts'
import { prizeId } from './prize.ts'

/** What came back of prizes that a result paid before it was corrected, slip by slip; nothing for the others. */
export async function takenBack(
  db: Database,
  slips: PlacedSlip[],
  outcomes: Map<number, Outcome>,
): Promise<Map<string, TakenBack>> {
  const corrected = slips.filter(({ draw_id }) => (outcomes.get(draw_id)?.result?.version ?? 0) > 1)
  if (corrected.length === 0) return new Map()
  const draw_ids = new Set(corrected.map(({ draw_id }) => draw_id))
  const results = await db<{ draw_id: number; version: number; number: string }[]>`
    select draw_id, version::integer as version, number from two_d.result
    where draw_id = any (${column([...draw_ids])}::text::integer[])`
  // A prize is known by its line and the version that paid it.
  const prize_ids = corrected.flatMap(({ id: slip_id, draw_id, lines }) =>
    results
      .filter((result) => result.draw_id === draw_id && lines.some(({ digits }) => digits === result.number))
      .map(({ version, number }) => prizeId({ version, slip_id, digits: number })),
  )
  const rows = await db<(TakenBack & { slip_id: string })[]>`
    select slip_id, sum(taken_back)::bigint as taken_back, sum(amount - taken_back)::bigint as owed from two_d.prize
    where id = any (${column(prize_ids)}::text::uuid[]) and taken_back is not null group by slip_id`
  return new Map(rows.map(({ slip_id, ...back }) => [slip_id, back]))
}
