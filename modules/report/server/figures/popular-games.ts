import type { Database } from '#platform/server/database/database.ts'

interface PopularGame {
  product_code: number
  game_code: string | null
}

/** The games of the aggregator with the most bets of these days of Yangon, today included, the most first. */
export const popularGames = (db: Database, { days, limit }: { days: number; limit: number }) =>
  db<PopularGame[]>`
    select product_code, nullif(game_code, '') as game_code
    from report.daily_game_aggregate
    where day > (now() at time zone 'Asia/Yangon')::date - ${days}::integer and kind = 'seamless_bet'
    group by product_code, game_code order by sum(transfers) desc, product_code, game_code limit ${limit}`
