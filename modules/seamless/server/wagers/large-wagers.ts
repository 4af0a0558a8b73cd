import type { Money } from '#platform/contract/money.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'

/** A wager whose transactions paid a player more than it took, as they add up now: a rollback takes it out. */
export interface LargeWager {
  player_id: bigint
  product_code: number
  game_type: string
  game_code: string | null
  net: Money
  won_at: Date
}

interface LargeWagersQuery {
  net_min: Money
  since: Date
  /** In days of Yangon, today included. */
  days: number
  /** Of all, or of each day. */
  limit: number
}

interface Row extends LargeWager {
  wager_code: string | null
}

/** The wagers whose payouts are the newest, the newest first. */
export const newestWagers = async (db: Database, { net_min, since, limit }: LargeWagersQuery): Promise<LargeWager[]> =>
  once(
    await db<Row[]>`
      select ${columns(db)}
      from (
        select e.* from seamless.effect e
        where ${isLargePayout(db)} and e.amount >= ${net_min} and e.created_at >= ${since}
        order by e.created_at desc limit ${limit}
      ) e
      cross join lateral (${sumOfWager(db)}) wager
      where wager.net >= ${net_min}
      order by e.created_at desc`,
  )

/** Of each day. The largest win is among them unless as many larger payouts were little more than their stakes. */
const PAYOUTS_LOOKED_AT = 200

/** The largest of each day, in no order. */
export const largestWagers = async (db: Database, { net_min, days, limit }: LargeWagersQuery): Promise<LargeWager[]> =>
  once(
    await db<Row[]>`
      select w.player_id, w.product_code, w.game_type, w.game_code, w.wager_code, w.won_at, w.net
      from generate_series(0, ${days}::integer - 1) ago
      cross join lateral (
        select ${columns(db)}
        from (
          select e.* from seamless.effect e
          where ${isLargePayout(db)} and e.amount >= ${net_min}
            and (e.created_at at time zone 'Asia/Yangon')::date = (now() at time zone 'Asia/Yangon')::date - ago
          order by e.amount desc limit ${PAYOUTS_LOOKED_AT}
        ) e
        cross join lateral (${sumOfWager(db)}) wager
        where wager.net >= ${net_min}
        order by wager.net desc limit ${limit}
      ) w`,
  )

const columns = (db: Database): Fragment => db`
  e.player_id, e.product_code, e.game_type, e.game_code, e.wager_code, e.created_at as won_at, wager.net`

/** As two small indexes have them, from 10,000 kyat on (100000000); what is held is not paid. */
const isLargePayout = (db: Database): Fragment => db`
  e.action in ('SETTLED', 'JACKPOT') and e.wager_code is not null and e.held = 0 and e.amount >= 100000000`

const sumOfWager = (db: Database): Fragment => db`
  select coalesce(sum(o.amount - o.held + o.covered), 0)::bigint as net
  from seamless.effect o
  where o.player_id = e.player_id and o.wager_code = e.wager_code and o.product_code = e.product_code`

/** A wager with two large payouts is one win. */
function once(rows: readonly Row[]): LargeWager[] {
  const known = new Map<string, LargeWager>()
  for (const { wager_code, ...wager } of rows) {
    const key = JSON.stringify([String(wager.player_id), wager.product_code, wager_code])
    if (!known.has(key)) known.set(key, wager)
  }
  return [...known.values()]
}
