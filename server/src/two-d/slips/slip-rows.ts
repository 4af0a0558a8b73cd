import type { Transaction } from '../../platform/database/database.ts'
import { rowsOf } from '../../platform/database/row-set.ts'
import type { PlacedSlip } from '../slip.ts'
import type { SlipRequest } from './decide-slips.ts'

/** What was placed before under the request ids of a batch: mostly nothing, so only then is more read. */
export async function findEarlierSlips(tx: Transaction, batch: SlipRequest[]): Promise<string[]> {
  const requests = batch.filter((request) => request.idempotency_key !== null)
  if (requests.length === 0) return []
  const rows = await tx<{ id: string }[]>`
    select slip.id from ${rowsOf(tx, 'requested', requests, { player_id: 'bigint', idempotency_key: 'text' })}
    join two_d.slip using (player_id, idempotency_key)`
  return rows.map(({ id }) => id)
}

export function insertSlips(tx: Transaction, slips: PlacedSlip[]): Promise<unknown>[] {
  const lines = slips.flatMap(({ id, draw_id, lines }) => lines.map((line) => ({ slip_id: id, draw_id, ...line })))
  return [
    tx`
      insert into two_d.slip (id, number, draw_id, player_id, total, before_balance, after_balance, idempotency_key,
                              accepted_at, cutoff_at)
      select * from ${rowsOf(tx, 'placed', slips, {
        id: 'uuid',
        number: 'bigint',
        draw_id: 'integer',
        player_id: 'bigint',
        total: 'bigint',
        before_balance: 'bigint',
        after_balance: 'bigint',
        idempotency_key: 'text',
        accepted_at: 'timestamptz',
        cutoff_at: 'timestamptz',
      })}`,
    tx`
      insert into two_d.line (slip_id, digits, draw_id, stake, odds)
      select * from ${rowsOf(tx, 'placed', lines, {
        slip_id: 'uuid',
        digits: 'text',
        draw_id: 'integer',
        stake: 'bigint',
        odds: 'smallint',
      })}`,
  ]
}
