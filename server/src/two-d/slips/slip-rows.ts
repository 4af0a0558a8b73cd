import { column, type Transaction } from '../../platform/database/database.ts'
import type { PlacedSlip } from '../slip.ts'
import type { AskedSlip } from './decide-slips.ts'

/** What was placed before under the request ids of a set: mostly nothing, so only then is more read. */
export async function earlierSlips(tx: Transaction, set: AskedSlip[]): Promise<string[]> {
  const requests = set.filter((asked) => asked.request_id !== null)
  if (requests.length === 0) return []
  const rows = await tx<{ id: string }[]>`
    select slip.id from unnest(
      ${column(requests.map((asked) => asked.player_id))}::text::bigint[],
      ${column(requests.map((asked) => asked.request_id))}::text::text[]
    ) as asked (player_id, request_id)
    join two_d.slip using (player_id, request_id)`
  return rows.map(({ id }) => id)
}

export function insertSlips(tx: Transaction, slips: PlacedSlip[]): Promise<unknown>[] {
  const of = (value: (slip: PlacedSlip) => bigint | number | string | null) => column(slips.map(value))
  const lines = slips.flatMap(({ id, draw_id, lines }) => lines.map((line) => ({ slip_id: id, draw_id, ...line })))
  const ofLine = (value: (line: (typeof lines)[number]) => bigint | number | string) => column(lines.map(value))
  return [
    tx`
      insert into two_d.slip (id, number, draw_id, player_id, total, before_balance, after_balance, request_id,
                              accepted_at, closes_at)
      select id, number, draw_id, player_id, total, before_balance, after_balance, request_id,
             timestamptz 'epoch' + accepted_ms * interval '1 ms', timestamptz 'epoch' + closes_ms * interval '1 ms'
      from unnest(
        ${of((slip) => slip.id)}::text::uuid[], ${of((slip) => slip.number)}::text::bigint[],
        ${of((slip) => slip.draw_id)}::text::integer[], ${of((slip) => slip.player_id)}::text::bigint[],
        ${of((slip) => slip.total)}::text::bigint[], ${of((slip) => slip.before_balance)}::text::bigint[],
        ${of((slip) => slip.after_balance)}::text::bigint[], ${of((slip) => slip.request_id)}::text::text[],
        ${of((slip) => slip.accepted_at.getTime())}::text::bigint[], ${of((slip) => slip.closes_at.getTime())}::text::bigint[]
      ) as n (id, number, draw_id, player_id, total, before_balance, after_balance, request_id, accepted_ms, closes_ms)`,
    tx`
      insert into two_d.line (slip_id, digits, draw_id, stake, odds)
      select * from unnest(
        ${ofLine((line) => line.slip_id)}::text::uuid[], ${ofLine((line) => line.digits)}::text::text[],
        ${ofLine((line) => line.draw_id)}::text::integer[], ${ofLine((line) => line.stake)}::text::bigint[],
        ${ofLine((line) => line.odds)}::text::smallint[])`,
  ]
}
