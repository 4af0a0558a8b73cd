import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import {
  TWO_D_DRAW_WINNERS_PAGE_SIZE,
  type TwoDDrawWinner,
  type TwoDDrawWinnersAnswer,
  type TwoDDrawWinnersQuery,
} from '#two-d/contract/limits-staff.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'
import { slipNo } from '../slip-rules.ts'

interface WinnerRow {
  id: string
  number: bigint
  session: TwoDSession
  game_date: string
  player_id: bigint
  user_name: string
  name: string
  digits: string
  stake: Money
  odds: number
  amount: Money
  version: number
  paid_at: Date
  taken_back: Money | null
  repaid: Money
  kept: Money
}

/** One page of a draw's prizes, also of those that were taken back; the largest first. */
export async function listDrawWinners(
  db: Database,
  { draw_id, after }: { draw_id: number } & TwoDDrawWinnersQuery,
): Promise<TwoDDrawWinnersAnswer> {
  const [amount = '0', id = ''] = after?.split('_') ?? []
  const rows = await db<WinnerRow[]>`
    select prize.id, slip.number, s.session, d.game_date::text as game_date, prize.player_id, p.user_name, p.name,
           prize.digits, l.stake, l.odds::integer as odds, prize.amount, prize.version::integer as version,
           prize.paid_at, prize.taken_back, prize.repaid, prize.kept
    from two_d.prize
    join two_d.slip on slip.id = prize.slip_id
    join two_d.line l on l.slip_id = prize.slip_id and l.digits = prize.digits
    join two_d.draw d on d.id = prize.draw_id
    join two_d.session s on s.number = d.session_number
    join identity.player p on p.id = prize.player_id
    where prize.draw_id = ${draw_id}
      ${after === undefined ? db`` : db`and (prize.amount, prize.id) < (${amount}::bigint, ${id}::uuid)`}
    order by prize.amount desc, prize.id desc limit ${TWO_D_DRAW_WINNERS_PAGE_SIZE + 1}`
  const { page, next } = pageOf(
    rows,
    TWO_D_DRAW_WINNERS_PAGE_SIZE,
    ({ amount: prize, id: last_id }) => `${prize}_${last_id}`,
  )
  return { ...success(page.map(serializeWinner)), next }
}

function serializeWinner({ player_id, user_name, name, taken_back, ...row }: WinnerRow): TwoDDrawWinner {
  return {
    slip_no: slipNo(row),
    player: { id: String(player_id), user_name, name },
    num: row.digits,
    stake: writeMoney(row.stake),
    odds: row.odds,
    amount: writeMoney(row.amount),
    version: row.version,
    paid_at: row.paid_at.toISOString(),
    taken_back: taken_back === null ? null : writeMoney(taken_back),
    owed: taken_back === null ? 0 : writeMoney(row.amount - taken_back - row.repaid),
    kept: writeMoney(row.kept),
  }
}
