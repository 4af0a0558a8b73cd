import { REQUEST_WAS_SUCCESSFUL } from '#contract/answer.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import type { WagerRow, WagersAnswer, WagersQuery } from '#contract/wager-console.ts'
import type { Database, Fragment } from '../platform/database.ts'
import { olderThan, timeCursor } from '../platform/time-cursor.ts'

const PAGE = 50

interface Row extends Pick<WagerRow, 'product_code' | 'game_type' | 'game_code' | 'wager_code' | 'round_id'> {
  transaction_id: string
  player_id: bigint
  user_name: string
  created_at: Date
  cursor: string
  staked: Money
  returned: Money
  transactions: bigint
}

/** Wagers of a day, the latest first, each with what all of its transactions add up to. */
export async function showWagers(db: Database, query: WagersQuery): Promise<WagersAnswer> {
  const place = { created_at: db`latest.created_at`, id: db`latest.id` }
  const rows = await db<Row[]>`
    select latest.transaction_id, latest.player_id, p.user_name, latest.product_code, latest.game_type,
           latest.game_code, latest.wager_code, latest.round_id, latest.created_at,
           ${timeCursor(db, place.created_at, place.id)} as cursor, sum.*
    from (
      select distinct on (e.player_id, e.product_code, coalesce(e.wager_code, e.transaction_id)) e.*
      from seamless.effect e where ${withinDay(db, query)} and ${asked(db, query)}
      order by e.player_id, e.product_code, coalesce(e.wager_code, e.transaction_id), e.created_at desc, e.id desc
    ) latest
    join identity.player p on p.id = latest.player_id
    cross join lateral (
      select coalesce(-sum(o.amount) filter (where o.amount < 0), 0)::bigint as staked,
             coalesce(sum(o.amount) filter (where o.amount > 0), 0)::bigint as returned, count(*) as transactions
      from seamless.effect o
      where o.player_id = latest.player_id and o.product_code = latest.product_code
        and (o.wager_code = latest.wager_code
             or latest.wager_code is null and o.transaction_id = latest.transaction_id)
    ) sum
    where ${olderThan(db, place, query.after ?? null)}
    order by latest.created_at desc, latest.id desc limit ${PAGE + 1}`
  const page = rows.slice(0, PAGE)
  return {
    status: REQUEST_WAS_SUCCESSFUL,
    message: '',
    data: page.map(writeRow),
    next: rows.length > PAGE ? (page.at(-1)?.cursor ?? null) : null,
  }
}

function writeRow(row: Row): WagerRow {
  const { product_code, game_type, game_code, wager_code, round_id, transaction_id } = row
  return {
    product_code,
    game_type,
    game_code,
    wager_code,
    round_id,
    transaction_id,
    player: { id: String(row.player_id), user_name: row.user_name },
    at: row.created_at.toISOString(),
    staked: writeMoney(row.staked),
    returned: writeMoney(row.returned),
    transactions: Number(row.transactions),
  }
}

/** Of a day in Yangon, or the last 24 hours: what is read stays one day's, however old the house. */
const withinDay = (db: Database, { day }: WagersQuery): Fragment =>
  day === undefined
    ? db`e.created_at >= now() - interval '24 hours'`
    : db`e.created_at >= ${day}::text::timestamp at time zone 'Asia/Yangon'
         and e.created_at < (${day}::text::timestamp + interval '1 day') at time zone 'Asia/Yangon'`

function asked(db: Database, { q, product_code }: WagersQuery): Fragment {
  const wanted = q?.trim() ?? ''
  return db`true
    ${product_code === undefined ? db`` : db`and e.product_code = ${Number(product_code)}`}
    ${
      wanted === ''
        ? db``
        : db`and (${wanted} in (e.wager_code, e.round_id, e.transaction_id)
                  or e.player_id = (select id from identity.player where user_name = ${wanted}))`
    }`
}
