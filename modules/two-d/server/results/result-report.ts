import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import type { TwoDSource } from '#two-d/contract/draws.ts'
import type { Draw } from '../draw.ts'
import { queueSettlement } from '../settlement/settle-draw.ts'
import type { MarketNumber } from './judge-row.ts'

/** The number of a draw that a feed or one of the staff reports, with the raw reading. */
export interface NewReport extends MarketNumber {
  version: number
  source: TwoDSource
  /** Null for a feed. */
  staff_id: bigint | null
  raw: Buffer
  reason: string | null
}

/** A report that counts: nobody withdrew it. */
interface StoredReport {
  id: bigint
  /** `feed`, `second_feed` or `staff:7`. */
  reporter: string
  number: string
  set: string
  value: string
}

/**
 * Writes a result report down. A second report of the same number, by another reporter, confirms it: then it is the
 * result, and is paid. The draw is locked. Answers whether there is a result now.
 */
export async function recordReport(tx: Transaction, draw: Draw, report: NewReport): Promise<'declared' | 'waits'> {
  const { version, number } = report
  const reporter = report.staff_id === null ? report.source : `staff:${report.staff_id}`
  const reports = await findLiveReports(tx, draw.id, version)
  const own = reports.find((other) => other.reporter === reporter)
  const id = (await saveOrWithdraw(tx, own, report)) ?? (await insertReport(tx, { draw, reporter, report }))
  const confirmed = reports.find((other) => other.reporter !== reporter && other.number === number)
  if (!confirmed) return 'waits'
  await tx`
    insert into two_d.result (draw_id, version, number, report_id, reporter, confirmation_id, confirmer)
    values (${draw.id}, ${version}, ${number}, ${confirmed.id}, ${confirmed.reporter}, ${id}, ${reporter})`
  await tx`update two_d.draw set status = 'declared', version = ${version} where id = ${draw.id}`
  await queueSettlement(tx, draw.id)
  return 'declared'
}

/** The reports of a version that count, oldest first. */
async function findLiveReports(tx: Transaction, draw_id: number, version: number): Promise<StoredReport[]> {
  return tx<StoredReport[]>`
    select id, reporter, number, set, value from two_d.result_report
    where draw_id = ${draw_id} and version = ${version} and withdrawn_at is null order by id`
}

/** The reporter's own report where it says the same again; another one takes its place. */
async function saveOrWithdraw(
  tx: Transaction,
  own: StoredReport | undefined,
  report: NewReport,
): Promise<bigint | null> {
  if (!own) return null
  if (own.set === report.set && own.value === report.value) return own.id
  await tx`update two_d.result_report set withdrawn_at = clock_timestamp() where id = ${own.id}`
  return null
}

async function insertReport(
  tx: Transaction,
  { draw, reporter, report }: { draw: Draw; reporter: string; report: NewReport },
): Promise<bigint> {
  const { version, staff_id, number, set, value, reason } = report
  const reading_id = await storeReading(tx, report)
  const [added] = await tx<{ id: bigint }[]>`
    insert into two_d.result_report (draw_id, version, reporter, staff_id, number, set, value, reading_id, reason)
    values (${draw.id}, ${version}, ${reporter}, ${staff_id}, ${number}, ${set}, ${value}, ${reading_id}, ${reason})
    returning id`
  if (!added) throw new Error('a result report was not written')
  return added.id
}

/** The same text is stored once. */
async function storeReading(tx: Transaction, { source, raw }: NewReport): Promise<bigint> {
  await tx`insert into two_d.reading (source, raw) values (${source}, ${raw}) on conflict (source, sha256) do nothing`
  const [stored] = await tx<{ id: bigint }[]>`
    select id from two_d.reading where source = ${source} and sha256 = sha256(${raw})`
  if (!stored) throw new Error('a reading was not stored')
  return stored.id
}

interface WaitingDraw extends Pick<Draw, 'id' | 'game_date' | 'session' | 'draws_at' | 'version'> {
  open_time: string
  is_trading_day: boolean
}

/** Draws whose time has come and that nothing is known of, or not enough. */
export async function waitingDraws(db: Queryable): Promise<WaitingDraw[]> {
  return db<WaitingDraw[]>`
    select d.id, d.game_date::text as game_date, s.session, d.draws_at, d.version::integer as version,
           to_char(s.open_time, 'HH24:MI:SS') as open_time, two_d.is_trading_day(d.game_date) as is_trading_day
    from two_d.draw d join two_d.session s on s.number = d.session_number
    where d.status = 'closed' and d.draws_at between clock_timestamp() - interval '6 hours' and clock_timestamp()
    order by d.draws_at`
}
