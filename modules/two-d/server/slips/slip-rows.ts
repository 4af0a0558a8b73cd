import { type RefusalColumns, refusalOfRequested } from '#idempotency/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import type { PlacedSlip } from '../slip.ts'
import type { SlipRequest } from './decide-slips.ts'

/** The earlier decision under an idempotency key: a slip, or a refusal. */
interface KeyAnswer extends RefusalColumns {
  slip_id: string | null
}

/** Of the keys of a batch: mostly there is nothing, so only of the ids that it answers is more read. */
export async function findAnswers(tx: Transaction, batch: SlipRequest[]): Promise<KeyAnswer[]> {
  const requests = batch.filter((request) => request.idempotency_key !== null)
  if (requests.length === 0) return []
  return tx<KeyAnswer[]>`
    select player_id, idempotency_key, slip.id as slip_id, refusal.content, refusal.problem
    from ${rowsOf(tx, 'requested', requests, { player_id: 'bigint', idempotency_key: 'text' })}
    left join two_d.slip using (player_id, idempotency_key)
    ${refusalOfRequested(tx, 'two_d_slip')}
    where slip.id is not null or refusal.content is not null`
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
