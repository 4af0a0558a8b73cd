import type { TheoryBody } from '#contract/report-console.ts'
import { type Database, transaction } from '../platform/database/database.ts'
import { refuseFields } from '../platform/http/problem.ts'
import { recordAudit, type StaffCaller } from '../staff/index.ts'
import { isShareWithin } from './rules.ts'

/** A game that returns twice what it takes is a slip of the finger. */
const RETURN_PERCENT_MAX = 199.999
/** A lottery with one prize for a million tickets strays by a thousand. */
const DEVIATION_MAX = 99_999

/** Writes down what a maker says of his game; from then on it is judged by that. @throws Problem invalid_fields */
export async function setTheory(db: Database, staff: StaffCaller, body: TheoryBody): Promise<void> {
  const { product_code, game_code, return_percent, deviation } = body
  refuseFields({
    return_percent: isShareWithin(return_percent, RETURN_PERCENT_MAX) ? null : 'out_of_bounds',
    deviation: deviation === null || isShareWithin(deviation, DEVIATION_MAX) ? null : 'out_of_bounds',
  })
  const after = { return_percent: Number(return_percent), deviation: deviation === null ? null : Number(deviation) }
  await transaction(db, async (tx) => {
    const [before] = await tx<{ return_percent: string; deviation: string | null }[]>`
      select return_percent, deviation from report.game_theory
      where product_code = ${product_code} and game_code = ${game_code} for update`
    await tx`
      insert into report.game_theory (product_code, game_code, return_percent, deviation)
      values (${product_code}, ${game_code}, ${after.return_percent}, ${after.deviation})
      on conflict (product_code, game_code) do update
      set return_percent = excluded.return_percent, deviation = excluded.deviation`
    await recordAudit(tx, {
      staff,
      action: 'reports.set_theory',
      object: `game:${product_code}/${game_code}`,
      before: before ?? null,
      after,
    })
  })
}
