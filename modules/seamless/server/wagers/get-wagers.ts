import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import { olderThan, timeCursor } from '#platform/server/database/time-cursor.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import type { WagerRow, WagersAnswer, WagersQuery } from '#seamless/contract/staff.ts'

const PAGE = 50
/** A wager has a handful of transactions as a rule; one with more makes a page shorter, not slower. */
const LOOKED_AT = 400

interface SelectedWager extends Pick<WagerRow, 'product_code' | 'game_type' | 'game_code' | 'wager_code' | 'round_id'> {
  transaction_id: string
  player_id: bigint
  user_name: string
  created_at: Date
  cursor: string
  /** Where the next page begins, when this one looked at as many as it may. */
  looked_until: string | null
  staked: Money
  returned: Money
  transactions: bigint
}

/**
 * Wagers of a day, the latest first, each with what all of its transactions add up to. A page looks at some hundred
 * transactions and keeps the last one of each wager, so a short page may have another behind it.
 */
export async function getWagers(db: Database, query: WagersQuery): Promise<WagersAnswer> {
  const rows = await db<SelectedWager[]>`
    with looked_at as (
      select e.id, e.player_id, e.product_code, e.wager_code, e.transaction_id, e.created_at
      from seamless.effect e
      where ${withinDay(db, query)} and ${requested(db, query)} and ${older(db, query.after)}
      order by e.created_at desc, e.id desc limit ${LOOKED_AT}
    ), latest as (
      select l.* from looked_at l
      where l.transaction_id = ${query.q ?? ''} or not exists (
        select from seamless.effect later
        where later.player_id = l.player_id and later.wager_code = l.wager_code
          and later.product_code = l.product_code and (later.created_at, later.id) > (l.created_at, l.id)
      )
      order by l.created_at desc, l.id desc limit ${PAGE + 1}
    )
    select e.transaction_id, e.player_id, p.user_name, e.product_code, e.game_type, e.game_code, e.wager_code,
           e.round_id, e.created_at, ${timeCursor(db, db`e.created_at`, db`e.id`)} as cursor, sum.*,
           (select ${timeCursor(db, db`l.created_at`, db`l.id`)} from looked_at l
            order by l.created_at desc, l.id desc offset ${LOOKED_AT - 1}) as looked_until
    from latest
    join seamless.effect e using (product_code, transaction_id)
    join identity.player p on p.id = e.player_id
    cross join lateral (
      select coalesce(-sum(o.amount) filter (where o.amount < 0), 0)::bigint as staked,
             coalesce(sum(o.amount) filter (where o.amount > 0), 0)::bigint as returned, count(*) as transactions
      from seamless.effect o
      where o.player_id = e.player_id and o.product_code = e.product_code
        and (o.wager_code = e.wager_code or e.wager_code is null and o.transaction_id = e.transaction_id)
    ) sum
    order by e.created_at desc, e.id desc`
  const { page, next } = pageOf(rows, PAGE, ({ cursor }) => cursor)
  return { ...success(page.map(writeRow)), next: next ?? page.at(-1)?.looked_until ?? null }
}

const older = (db: Database, after: string | undefined): Fragment =>
  olderThan(db, { created_at: db`e.created_at`, id: db`e.id` }, after ?? null)

function writeRow(row: SelectedWager): WagerRow {
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

/** Of a day in Yangon, or the last 24 hours: what is read stays one day's, however old the company. */
const withinDay = (db: Database, { day }: WagersQuery): Fragment =>
  day === undefined
    ? db`e.created_at >= now() - interval '24 hours'`
    : db`e.created_at >= ${day}::text::timestamp at time zone 'Asia/Yangon'
         and e.created_at < (${day}::text::timestamp + interval '1 day') at time zone 'Asia/Yangon'`

function requested(db: Database, { q, product_code }: WagersQuery): Fragment {
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
