import type { Transaction } from '#platform/server/database/database.ts'
import { arrayOf, rowsOf } from '#platform/server/database/row-set.ts'
import { type Draw, drawColumns } from '../draw.ts'
import type { PlacedSlip } from '../slip.ts'
import { type BatchState, type NumberLimit, numberKey, type SlipRequest, stakeKey } from './decide-slips.ts'
import { PlayerStakes } from './player-stakes.ts'

/** Shared with other batches; a change of a draw waits for the bets under way, and they wait for it. */
export async function shareDraws(tx: Transaction, batch: SlipRequest[]): Promise<Map<number, Draw>> {
  const ids = new Set(batch.flatMap(({ draw_id }) => (draw_id === null ? [] : [draw_id])))
  const rows = await tx<Draw[]>`
    select ${drawColumns(tx)}
    from two_d.draw d join two_d.session s on s.number = d.session_number
    where d.id = any (${arrayOf(tx, 'integer', [...ids])}) order by d.id for share of d`
  return new Map(rows.map((draw) => [draw.id, draw]))
}

/** The numbers of a batch under their locks, in their order: two batches can then never wait for each other. */
export async function lockNumberLimits(tx: Transaction, batch: SlipRequest[]): Promise<Map<string, NumberLimit>> {
  const wanted = new Map<string, { draw_id: number; digits: string }>()
  for (const { draw_id, stakes } of batch) {
    if (draw_id === null) continue
    for (const { digits } of stakes) wanted.set(numberKey({ draw_id, digits }), { draw_id, digits })
  }
  const rows = await tx<NumberLimit[]>`
    select c.draw_id, c.digits, c.number_limit, c.is_closed, c.staked, c.liability
    from ${rowsOf(tx, 'requested', [...wanted.values()], { draw_id: 'integer', digits: 'text' })}
    join two_d.number_limit c using (draw_id, digits) order by c.draw_id, c.digits for update of c`
  return new Map(rows.map((limit) => [numberKey(limit), limit]))
}

/** The stakes of the batch's players on each number, read under the lock of their accounts. */
export async function findPlayerStakes(tx: Transaction, batch: SlipRequest[]): Promise<Map<string, PlayerStakes>> {
  const wanted = new Map<string, { draw_id: number; player_id: bigint }>()
  for (const { draw_id, player_id } of batch) {
    if (draw_id !== null) wanted.set(stakeKey({ draw_id, player_id }), { draw_id, player_id })
  }
  const rows = await tx<{ draw_id: number; player_id: bigint; staked: string }[]>`
    select draw_id, player_id, array_to_string(p.staked, ',') as staked
    from ${rowsOf(tx, 'requested', [...wanted.values()], { draw_id: 'integer', player_id: 'bigint' })}
    join two_d.player_stake p using (draw_id, player_id)`
  return new Map(rows.map((row) => [stakeKey(row), new PlayerStakes(row.staked)]))
}

/** Writes what decided slips left of the number limits, and what their players now have on each number. */
export function takeLimits(tx: Transaction, slips: PlacedSlip[], state: BatchState): Promise<unknown>[] {
  const number_limits = new Map<string, NumberLimit>()
  for (const { draw_id, lines } of slips) {
    for (const { digits } of lines) {
      const key = numberKey({ draw_id, digits })
      number_limits.set(key, state.number_limits.get(key) as NumberLimit)
    }
  }
  const stakes = [...new Map(slips.map((slip) => [stakeKey(slip), slip]))].map(([key, { draw_id, player_id }]) => ({
    draw_id,
    player_id,
    staked: `{${String(state.staked.get(key))}}`,
  }))
  return [
    tx`
      update two_d.number_limit c set staked = n.staked, liability = n.liability
      from ${rowsOf(tx, 'n', [...number_limits.values()], {
        draw_id: 'integer',
        digits: 'text',
        staked: 'bigint',
        liability: 'bigint',
      })}
      where c.draw_id = n.draw_id and c.digits = n.digits`,
    tx`
      insert into two_d.player_stake as p (draw_id, player_id, staked)
      select draw_id, player_id, staked::bigint[] from ${rowsOf(tx, 'n', stakes, {
        draw_id: 'integer',
        player_id: 'bigint',
        staked: 'text',
      })}
      on conflict (draw_id, player_id) do update set staked = excluded.staked`,
  ]
}
