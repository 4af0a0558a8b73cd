import type { Money } from '#platform/contract/money.ts'
import type { Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { TwoDDrawStatus } from '#two-d/contract/draws.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'

/** One drawing of one session of one day, with everything that was fixed when it was opened. */
export interface Draw {
  id: number
  /** YYYY-MM-DD, the market's day. */
  game_date: string
  session: TwoDSession
  session_number: number
  cutoff_at: Date
  draws_at: Date
  shown_until: Date
  odds: number
  stake_min: Money
  stake_max: Money
  default_number_limit: Money
  lines_max: number
  status: TwoDDrawStatus
  closed_at: Date | null
  /** Of the result that counts; 0 before there is one. */
  version: number
  void_reason: string | null
  /** Status `open`, and cutoff_at still to come by the database's clock. */
  is_open: boolean
  /** draws_at is over by that clock. */
  is_drawn: boolean
}

/** Draws that fulfil a condition on `d`, in the order of their day. */
export async function draws(db: Queryable, where: Fragment): Promise<Draw[]> {
  return db<Draw[]>`
    select ${drawColumns(db)}
    from two_d.draw d join two_d.session s on s.number = d.session_number
    where ${where} order by d.draws_at, d.id`
}

/** The draw that a session's name means now: that of today, and from the evening on that of the next trading day. */
export async function currentDraws(db: Queryable): Promise<Draw[]> {
  return db<Draw[]>`
    select * from (
      select distinct on (d.session_number) ${drawColumns(db)}
      from two_d.draw d join two_d.session s on s.number = d.session_number
      where d.status <> 'void' and d.shown_until > clock_timestamp()
      order by d.session_number, d.shown_until
    ) current order by session_number`
}

/** Under its lock: each change of a draw waits here for the others. */
export async function lockDraw(tx: Transaction, id: number): Promise<Draw | null> {
  const [draw] = await tx<Draw[]>`
    select ${drawColumns(tx)}
    from two_d.draw d join two_d.session s on s.number = d.session_number
    where d.id = ${id} for update of d`
  return draw ?? null
}

/** Of a draw that is locked. @throws Problem two_d_no_time_for_a_draw */
export async function setTimes(
  tx: Transaction,
  id: number,
  { cutoff_at, draws_at }: { cutoff_at: Date; draws_at: Date },
): Promise<void> {
  const moved = await tx`
    update two_d.draw
    set cutoff_at = ${cutoff_at}, draws_at = ${draws_at}, shown_until = two_d.shown_until(game_date, ${draws_at})
    where id = ${id} and clock_timestamp() < ${cutoff_at} and ${cutoff_at}::timestamptz < ${draws_at}`
  if (moved.count === 0) throw new Problem('two_d_no_time_for_a_draw')
}

/** The first process that sees a draw past its cut-off closes it for good: a clock that goes back reopens nothing. */
export async function closeIfPastCutoff(db: Queryable, where: Fragment): Promise<number[]> {
  const closed = await db<{ id: number }[]>`
    update two_d.draw d set status = 'closed', closed_at = clock_timestamp()
    where d.status = 'open' and d.cutoff_at <= clock_timestamp() and ${where} returning d.id`
  return closed.map(({ id }) => id)
}

/** All draws past their cut-off. */
export const closeDraws = (db: Queryable): Promise<number[]> => closeIfPastCutoff(db, db`true`)

/** Of `d`, joined with its session `s`. */
export const drawColumns = (db: Queryable) => db`
  d.id, d.game_date::text as game_date, s.session, d.session_number::integer as session_number, d.cutoff_at,
  d.draws_at, d.shown_until, d.odds::integer as odds, d.stake_min, d.stake_max, d.default_number_limit,
  d.lines_max::integer as lines_max, d.status, d.closed_at, d.version::integer as version, d.void_reason,
  d.status = 'open' and d.cutoff_at > clock_timestamp() as is_open,
  d.draws_at <= clock_timestamp() as is_drawn`

/** As the audit log names it. */
export const drawObject = (draw_id: number) => `two_d_draw:${draw_id}` as const
