import { writeMoney } from '#platform/contract/money.ts'
import type { Database, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { TwoDSource } from '#two-d/contract/draws.ts'
import {
  TWO_D_DRAWS_PAGE_SIZE,
  type TwoDDrawDetail,
  type TwoDDrawRow,
  type TwoDDrawsAnswer,
  type TwoDDrawsQuery,
  type TwoDResultReport,
} from '#two-d/contract/draws-staff.ts'
import { type Draw, draws } from '../draw.ts'

/** One page, newest first; `after` is the last one of the page before. */
export async function listDraws(db: Database, { status, after }: TwoDDrawsQuery): Promise<TwoDDrawsAnswer> {
  const rows = await db<{ id: number }[]>`
    select d.id from two_d.draw d
    where true ${status === undefined ? db`` : db`and d.status = ${status}`}
      ${after === undefined ? db`` : db`and (d.draws_at, d.id) < (select draws_at, id from two_d.draw where id = ${after})`}
    order by d.draws_at desc, d.id desc limit ${TWO_D_DRAWS_PAGE_SIZE + 1}`
  const { page, next } = pageOf(rows, TWO_D_DRAWS_PAGE_SIZE, ({ id }) => String(id))
  const ids = page.map(({ id }) => id)
  const found = await draws(db, db`d.id = any (${arrayOf(db, 'integer', ids)})`)
  const numbers = await numbersOf(db, ids)
  return { ...success(found.toReversed().map((draw) => serializeDraw(draw, numbers.get(draw.id) ?? null))), next }
}

/** A draw with all its result reports and results. @throws Problem not_found */
export async function getDraw(db: Queryable, staff: StaffCaller, id: number): Promise<TwoDDrawDetail> {
  const [draw] = await draws(db, db`d.id = ${id}`)
  if (!draw) throw new Problem('not_found')
  const results = await declaredResults(db, id)
  return {
    ...serializeDraw(draw, results.at(-1)?.number ?? null),
    odds: draw.odds,
    stake_min: writeMoney(draw.stake_min),
    stake_max: writeMoney(draw.stake_max),
    default_number_limit: writeMoney(draw.default_number_limit),
    reports: await listReports(db, staff, draw),
    results,
  }
}

function serializeDraw(draw: Draw, number: string | null): TwoDDrawRow {
  const { id, game_date, session, session_number, status, is_open, version, void_reason } = draw
  return {
    id,
    game_date,
    session,
    session_number,
    cutoff_at: draw.cutoff_at.toISOString(),
    draws_at: draw.draws_at.toISOString(),
    // The row may not have been written since its time was over.
    status: status === 'open' && !is_open ? 'closed' : status,
    is_open,
    version,
    number,
    is_waiting: draw.is_drawn && (status === 'open' || status === 'closed'),
    void_reason,
  }
}

async function numbersOf(db: Queryable, ids: number[]): Promise<Map<number, string>> {
  const rows = await db<{ id: number; number: string }[]>`
    select d.id, r.number from two_d.draw d join two_d.result r on r.draw_id = d.id and r.version = d.version
    where d.id = any (${arrayOf(db, 'integer', ids)})`
  return new Map(rows.map(({ id, number }) => [id, number]))
}

async function declaredResults(db: Queryable, id: number): Promise<TwoDDrawDetail['results']> {
  const rows = await db<{ version: number; number: string; declared_at: Date; first: string; second: string }[]>`
    select r.version::integer as version, r.number, r.declared_at, coalesce(one.user_name, r.reporter) as first,
           coalesce(other.user_name, r.confirmer) as second
    from two_d.result r
    join two_d.result_report f on f.id = r.report_id left join staff.staff one on one.id = f.staff_id
    join two_d.result_report s on s.id = r.confirmation_id left join staff.staff other on other.id = s.staff_id
    where r.draw_id = ${id} order by r.version`
  return rows.map(({ version, number, declared_at, first, second }) => ({
    version,
    number,
    declared_at: declared_at.toISOString(),
    reporters: [first, second],
  }))
}

interface ReportRow extends Omit<TwoDResultReport, 'id' | 'is_me' | 'reading_hash' | 'reported_at'> {
  id: bigint
  staff_id: bigint | null
  source: TwoDSource
  reading_hash: Buffer
  reported_at: Date
}

/** The fields of a report that another person must not see before they confirm it (contract/draws-staff.ts). */
const HIDDEN = { number: null, set: null, value: null, reading_hash: null }

async function listReports(db: Queryable, staff: StaffCaller, { id, version }: Draw): Promise<TwoDResultReport[]> {
  const rows = await db<ReportRow[]>`
    select w.id, w.version::integer as version, g.source, w.staff_id, p.user_name, w.number, w.set, w.value,
           g.sha256 as reading_hash, w.reason, w.reported_at, w.withdrawn_at is not null as is_withdrawn
    from two_d.result_report w join two_d.reading g on g.id = w.reading_id
    left join staff.staff p on p.id = w.staff_id
    where w.draw_id = ${id} order by w.id limit ${REPORTS_MAX}`
  return rows.map(({ staff_id, ...row }) => ({
    ...row,
    id: String(row.id),
    is_me: staff_id === staff.staff_id,
    reading_hash: row.reading_hash.toString('hex'),
    reported_at: row.reported_at.toISOString(),
    ...(row.version > version && staff_id !== null && staff_id !== staff.staff_id && HIDDEN),
  }))
}
/** One page of reports that were withdrawn is enough to see them. */
const REPORTS_MAX = 100
