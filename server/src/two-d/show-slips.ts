import type { TwoDSession, TwoDSlip, TwoDSlipsQuery } from '#contract/two-d.ts'
import { TWO_D_SLIPS_PAGE_SIZE } from '#contract/two-d-rules.ts'
import { column, type Database } from '../platform/database.ts'
import type { Draw } from './draw.ts'
import { results } from './result.ts'
import { type Outcome, PENDING, placedSlips, writeSlip } from './slip.ts'
import { numberOfSlip } from './slip-rules.ts'

interface Asked extends TwoDSlipsQuery {
  player_id: bigint
  session: TwoDSession
}

/** One page of the player's slips, newest first. */
export async function showSlips(db: Database, { player_id, session, date, before }: Asked): Promise<TwoDSlip[]> {
  const where = db`
    slip.player_id = ${player_id} and s.session = ${session}
    ${date === undefined ? db`` : db`and d.game_date = ${date}::text::date`}
    ${before === undefined ? db`` : db`and slip.number < ${numberOfSlip(before)}`}`
  const slips = await placedSlips(db, { where, limit: TWO_D_SLIPS_PAGE_SIZE })
  const outcomes = await outcomesOf(db, [...new Set(slips.map(({ draw_id }) => draw_id))])
  return slips.map((slip) => writeSlip(slip, outcomes.get(slip.draw_id) ?? PENDING))
}

/** How each of these draws stands for those who bet on it. */
async function outcomesOf(db: Database, draw_ids: number[]): Promise<Map<number, Outcome>> {
  if (draw_ids.length === 0) return new Map()
  const ids = column(draw_ids)
  const [draws, known] = await Promise.all([
    db<(Pick<Draw, 'id' | 'status'> & { is_paid: boolean })[]>`
      select d.id, d.status, x.finished_at is not null as is_paid
      from two_d.draw d left join two_d.settlement x on x.draw_id = d.id
      where d.id = any (${ids}::text::integer[])`,
    results(db, db`d.id = any (${ids}::text::integer[])`),
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
