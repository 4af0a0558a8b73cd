import { writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Cause } from '#report/contract/ledger-explorer.ts'
import { PENDING, type PlacedSlip, prizeOf, slipsById } from '../slip.ts'
import { slipNo } from '../slip-rules.ts'
import { outcomesOf } from './outcome.ts'

/** The slip that a stake, a prize or a refund belongs to, as the staff reads it; null for an id that is none. */
export async function describeSlip(db: Database, cause_id: string): Promise<Cause | null> {
  const [prize] = await db<{ slip_id: string; version: number }[]>`
    select slip_id, version::integer as version from two_d.prize where id = ${cause_id}`
  const [slip] = await slipsById(db, [prize?.slip_id ?? cause_id])
  if (!slip) return null
  const { status, result } = (await outcomesOf(db, [slip.draw_id])).get(slip.draw_id) ?? PENDING
  const hit = slip.lines.find(({ digits }) => digits === result?.number)
  return {
    title: `2D slip ${slipNo(slip)}`,
    facts: [
      { name: 'Draw', text: `${slip.game_date}, ${slip.session}` },
      { name: 'Lines', text: slip.lines.map(({ digits, stake }) => `${digits}: ${writeMoney(stake)}`).join(' · ') },
      { name: 'Total', amount: writeMoney(slip.total) },
      { name: 'Balance after', amount: writeMoney(slip.after_balance) },
      { name: 'Placed', at: slip.accepted_at.toISOString() },
      { name: 'Result', text: result ? `${result.number} (version ${result.version})` : 'not drawn yet' },
      { name: 'Status', text: status === 'settled' ? (hit ? 'won' : 'lost') : status },
      ...(hit ? [{ name: 'Prize', amount: writeMoney(prizeOf(hit)) }] : []),
      ...(prize ? [{ name: 'Paid by', text: `version ${prize.version} of the result` }] : []),
    ],
    href: slipAddress(slip),
    proof: result
      ? [
          { name: 'set', value: result.set },
          { name: 'value', value: result.value },
          { name: 'reading', value: result.reading.toString('utf8') },
          { name: 'sha256', value: result.reading_hash.toString('hex') },
        ]
      : [],
  }
}

/** Where the console shows a slip: the first of the player's list, and chosen. */
export const slipAddress = (slip: PlacedSlip): string =>
  `/players/${slip.player_id}?tab=slips&from=${slip.number + 1n}&id=${slipNo(slip)}`
