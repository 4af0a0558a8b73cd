import type { LargeWin, LargeWinsQuery, WinSource } from '#home/contract/large-wins.ts'
import type { Database } from '#platform/server/database/database.ts'

type Row = Omit<LargeWin, 'game'>

/**
 * Bets that paid much more than their stakes. Two small indexes have those from 10,000 kyat on (100000000), and no other bet
 * writes into them: the conditions must say that number, too.
 */
export const digitBetWins = (db: Database): WinSource => ({
  newest: async (query) => (await newest(db, query)).map(named),
  largest: async (query) => (await largest(db, query)).map(named),
})

const named = (row: Row): LargeWin => ({ ...row, game: 'digit_bet' })

const newest = (db: Database, { net_min, since, limit }: LargeWinsQuery) => db<Row[]>`
  select player_id, win_amount - bet_amount * multiplier as net, created_at as won_at
  from digit_bet.bet
  where win_amount - bet_amount * multiplier >= 100000000 and win_amount - bet_amount * multiplier >= ${net_min}
    and created_at >= ${since}
  order by created_at desc limit ${limit}`

const largest = (db: Database, { net_min, days, limit }: LargeWinsQuery) => db<Row[]>`
  select w.player_id, w.net, w.won_at
  from generate_series(0, ${days}::integer - 1) ago
  cross join lateral (
    select player_id, win_amount - bet_amount * multiplier as net, created_at as won_at
    from digit_bet.bet
    where win_amount - bet_amount * multiplier >= 100000000 and win_amount - bet_amount * multiplier >= ${net_min}
      and (created_at at time zone 'Asia/Yangon')::date = (now() at time zone 'Asia/Yangon')::date - ago
    order by win_amount - bet_amount * multiplier desc limit ${limit}
  ) w`
