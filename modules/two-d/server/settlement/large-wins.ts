import type { LargeWin, LargeWinsQuery, WinSource } from '#home/contract/large-wins.ts'
import type { Database } from '#platform/server/database/database.ts'

/**
 * Players whose prizes of a draw are much more than all that they staked on it. While a draw is being settled, or settled
 * anew after a correction, none of it is in the list.
 */
export const twoDWins = (db: Database): WinSource => {
  const wins = async (query: LargeWinsQuery): Promise<LargeWin[]> =>
    (await listWins(db, query)).map((row) => ({ ...row, game: 'two_d' }))
  return { newest: wins, largest: wins }
}

/** Of each draw the largest prizes: a player's smaller ones beyond them are left out, so that a win is never too large. */
const listWins = (db: Database, { net_min, days, limit }: LargeWinsQuery) => db<Omit<LargeWin, 'game'>[]>`
  select prize.player_id, (sum(prize.amount) - stake.sum)::bigint as net, max(prize.paid_at) as won_at
  from two_d.draw d
  cross join lateral (
    select player_id, amount, paid_at from two_d.prize
    where draw_id = d.id and taken_back is null order by amount desc limit ${limit}
  ) prize
  join two_d.player_stake p on p.draw_id = d.id and p.player_id = prize.player_id
  cross join lateral (select coalesce(sum(one), 0) as sum from unnest(p.staked) one) stake
  where d.game_date > two_d.today() - ${days}::integer and d.status = 'settled'
  group by d.id, prize.player_id, stake.sum
  having sum(prize.amount) - stake.sum >= ${net_min}`
