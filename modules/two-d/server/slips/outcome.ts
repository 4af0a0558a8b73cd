import type { Database } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { Draw } from '../draw.ts'
import { results } from '../result.ts'
import type { Outcome } from '../slip.ts'

/** How each of these draws stands for those who bet on it. */
export async function outcomesOf(db: Database, draw_ids: number[]): Promise<Map<number, Outcome>> {
  if (draw_ids.length === 0) return new Map()
  const is_asked = db`d.id = any (${arrayOf(db, 'integer', draw_ids)})`
  const [draws, known] = await Promise.all([
    db<(Pick<Draw, 'id' | 'status'> & { is_paid: boolean })[]>`
      select d.id, d.status, x.finished_at is not null as is_paid
      from two_d.draw d left join two_d.settlement x on x.draw_id = d.id
      where ${is_asked}`,
    results(db, is_asked),
  ])
  const result_of = new Map(known.map((result) => [result.draw_id, result]))
  return new Map(
    draws.map(({ id, status, is_paid }): [number, Outcome] => {
      const result = result_of.get(id) ?? null
      if (status === 'settled') return [id, { status: 'settled', result }]
      return [id, { status: status === 'void' && is_paid ? 'refunded' : 'pending', result }]
    }),
  )
}
