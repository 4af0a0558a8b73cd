import { writeMoney } from '#platform/contract/money.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import {
  TWO_D_LATEST_RESULTS_MAX,
  TWO_D_LATEST_WINNERS_MAX,
  TWO_D_WINNERS_MAX,
  type TwoDSession,
  type TwoDWinners,
  type TwoDWinnersQuery,
} from '#two-d/contract/player.ts'
import { maskMember } from '../slip-rules.ts'

interface WonDraw {
  session: TwoDSession
  date: string
  win_digit: string
  winners_count: number
  winners: { name: string; user_name: string; stake: string; amount: string }[]
}

/** Who won on one day, with the results before it; null where there is neither. */
export async function listWinners(db: Database, { date, session }: TwoDWinnersQuery): Promise<TwoDWinners | null> {
  const [clock] = await db<{ today: string }[]>`select two_d.today()::text as today`
  const day = date ?? clock?.today ?? ''
  const of_session = session === undefined ? db`` : db`and s.session = ${session}`
  const [[shown], latest] = await Promise.all([
    wonDraws(db, {
      where: db`d.game_date = ${day}::text::date ${of_session}`,
      limit: 1,
      winners_max: TWO_D_WINNERS_MAX,
    }),
    wonDraws(db, {
      where: db`d.game_date <= ${day}::text::date ${of_session}`,
      limit: TWO_D_LATEST_RESULTS_MAX,
      winners_max: TWO_D_LATEST_WINNERS_MAX,
    }),
  ])
  if (!shown && latest.length === 0) return null
  return {
    ...(shown ? serializeDraw(shown) : { winners: [], winners_count: 0 }),
    latest_results: latest.map(serializeDraw),
  }
}

/** Draws that have a result, newest first, with the largest of their prizes; amounts travel as text. */
function wonDraws(
  db: Database,
  { where, limit, winners_max }: { where: Fragment; limit: number; winners_max: number },
): Promise<WonDraw[]> {
  // The draws that are shown are taken first, and so are their prizes: names of all the others would be looked up for nothing.
  return db<WonDraw[]>`
    select d.session, d.game_date::text as date, d.number as win_digit, coalesce(x.paid_count, 0) as winners_count,
           coalesce(w.winners, '[]') as winners
    from (
      select s.session, d.id, d.game_date, d.draws_at, r.number
      from two_d.draw d
      join two_d.session s on s.number = d.session_number
      join two_d.result r on r.draw_id = d.id and r.version = d.version
      where ${where} order by d.draws_at desc, d.id desc limit ${limit}
    ) d
    left join two_d.settlement x on x.draw_id = d.id
    left join lateral (
      select json_agg(best) as winners from (
        select p.name, p.user_name, l.stake::text as stake, prize.amount::text as amount
        from (
          select slip_id, digits, player_id, amount from two_d.prize
          where draw_id = d.id and taken_back is null and digits = d.number
          order by amount desc, slip_id limit ${winners_max}
        ) prize
        join two_d.line l using (slip_id, digits)
        join identity.player p on p.id = prize.player_id
        order by prize.amount desc, prize.slip_id
      ) best
    ) w on true
    order by d.draws_at desc, d.id desc`
}

const serializeDraw = ({ winners, ...draw }: WonDraw) => ({
  ...draw,
  winners: winners.map(({ stake, amount, ...member }) => ({
    member_name: maskMember(member),
    bet_amount: writeMoney(BigInt(stake)),
    win_amount: writeMoney(BigInt(amount)),
  })),
})
