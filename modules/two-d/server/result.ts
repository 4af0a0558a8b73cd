import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { TwoDSource } from '#two-d/contract/draws.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'

/** The result of a draw, with the reading of the market that gave it. */
export interface Result {
  draw_id: number
  session: TwoDSession
  game_date: string
  version: number
  number: string
  set: string
  value: string
  source: TwoDSource
  read_at: Date
  reading: Buffer
  reading_hash: Buffer
  declared_at: Date
}

/** The results that count of draws that fulfil a condition on `d`, newest first. The proof is the reading of the first report. */
export async function results(db: Queryable, where: Fragment): Promise<Result[]> {
  return db<Result[]>`
    select r.draw_id, s.session, d.game_date::text as game_date, r.version::integer as version, r.number, w.set,
           w.value, g.source, g.read_at, g.raw as reading, g.sha256 as reading_hash, r.declared_at
    from two_d.draw d
    join two_d.session s on s.number = d.session_number
    join two_d.result r on r.draw_id = d.id and r.version = d.version
    join two_d.result_report w on w.id = r.report_id
    join two_d.reading g on g.id = w.reading_id
    where ${where} order by d.draws_at desc, d.id desc`
}
