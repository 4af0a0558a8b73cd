import { randomUUID } from 'node:crypto'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import { queueSettlement, settleDraw } from '#two-d/server/index.ts'

const SESSION_NUMBERS: Record<TwoDSession, number> = { early: 1, morning: 2, afternoon: 3, evening: 4 }

interface Terms {
  session?: TwoDSession
  closes_in_ms?: number
  /** In 1/10000 kyat. */
  default_number_limit?: bigint
  stake_max?: bigint
}

export interface TestDraw {
  id: number
  /** YYYY-MM-DD */
  game_date: string
}

/** A draw that takes bets for a while, of today in Yangon or the first day after that has none of its session. */
export async function openTestDraw(owner_db: Database, terms: Terms = {}): Promise<TestDraw> {
  const { session = 'morning', closes_in_ms = 3_600_000 } = terms
  const number = SESSION_NUMBERS[session]
  const [draw] = await owner_db<TestDraw[]>`
    insert into two_d.draw (game_date, session_number, cutoff_at, draws_at, shown_until, odds, stake_min, stake_max,
                            default_number_limit, lines_max)
    select coalesce((select max(game_date) + 1 from two_d.draw where session_number = ${number}), two_d.today()),
           ${number}, clock_timestamp() + ${closes_in_ms} * interval '1 ms', clock_timestamp() + interval '2 hours',
           clock_timestamp() + interval '3 hours', odds, stake_min, coalesce(${terms.stake_max ?? null}, stake_max),
           coalesce(${terms.default_number_limit ?? null}, default_number_limit), lines_max
    from two_d.setting returning id, game_date::text as game_date`
  if (!draw) throw new Error('no draw was opened')
  return draw
}

/** The effect of two result reports: the draw is over and closed, and the number is its next result. */
export async function declareTestDraw(owner_db: Database, draw_id: number, number: string): Promise<void> {
  await transaction(owner_db, async (tx) => {
    await tx`
      update two_d.draw set status = 'closed', closed_at = clock_timestamp(), cutoff_at = clock_timestamp(),
                            draws_at = clock_timestamp() + interval '1 ms', shown_until = clock_timestamp() + interval '2 ms'
      where id = ${draw_id} and status = 'open'`
    const [draw] = await tx<{ version: number }[]>`
      select version::integer + 1 as version from two_d.draw where id = ${draw_id} for update`
    const version = draw?.version ?? 1
    const first = await insertTestReport(tx, { draw_id, version, number, source: 'feed' })
    const second = await insertTestReport(tx, { draw_id, version, number, source: 'second_feed' })
    await tx`
      insert into two_d.result (draw_id, version, number, report_id, reporter, confirmation_id, confirmer)
      values (${draw_id}, ${version}, ${number}, ${first.id}, ${first.reporter}, ${second.id}, ${second.reporter})`
    await tx`update two_d.draw set status = 'declared', version = ${version} where id = ${draw_id}`
    await queueSettlement(tx, draw_id)
  })
}

/** The worker's next step: it pays every bet line that won. */
export const payTestDraw = (db: Database, draw_id: number): Promise<void> => settleDraw(db, draw_id)

interface TestReport {
  draw_id: number
  version: number
  number: string
  source: 'feed' | 'second_feed'
}

/** A correction takes the reports of two people, so each version has two of them; the first version's may be feeds'. */
async function insertTestReport(
  tx: Transaction,
  { draw_id, version, number, source }: TestReport,
): Promise<{ id: bigint; reporter: string }> {
  const [set, value] = [`1,234.5${number[0]}`, `43,21${number[1]}.00`]
  const raw = Buffer.from(JSON.stringify({ set, value, of: randomUUID() }))
  const [reading] = await tx<{ id: bigint }[]>`
    insert into two_d.reading (source, raw) values (${source}, ${raw}) returning id`
  const staff_id = version > 1 ? await testStaff(tx) : null
  const reporter = staff_id === null ? source : `staff:${staff_id}`
  const [report] = await tx<{ id: bigint; reporter: string }[]>`
    insert into two_d.result_report (draw_id, version, reporter, staff_id, number, set, value, reading_id, reason)
    values (${draw_id}, ${version}, ${reporter}, ${staff_id}, ${number}, ${set}, ${value}, ${reading?.id ?? 0n},
            ${staff_id === null ? null : 'misread'})
    returning id, reporter`
  if (!report) throw new Error('no result report was written')
  return report
}

async function testStaff(tx: Transaction): Promise<bigint> {
  const user_name = `reader-${randomUUID().slice(0, 8)}`
  const [staff] = await tx<{ id: bigint }[]>`
    insert into staff.staff (user_name, password_hash, role, permissions)
    values (${user_name}, 'none', 'owner', '{}') returning id`
  return staff?.id ?? 0n
}
