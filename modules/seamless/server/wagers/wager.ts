import type { Money } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { rankOf, type WagerReport } from '../rules.ts'
import { reportKey, type WagerKey } from './effect.ts'

/** The aggregator's statement about a wager, from a push or from its list. */
export interface AggregatorWager {
  product_code: number
  wager_code: string
  member_account: string
  status: string
  bet_amount: Money
  valid_bet_amount: Money
  prize_amount: Money
  game_type: string
  game_code: string | null
  round_id: string | null
  settled_at: Date | null
}

/** The aggregator's latest report on each of these wagers. */
export async function listLatestReports(db: Queryable, wagers: WagerKey[]): Promise<Map<string, WagerReport>> {
  if (wagers.length === 0) return new Map()
  const rows = await db<(WagerReport & { product_code: number; wager_code: string })[]>`
    select w.product_code, w.wager_code, w.status, w.prize_amount
    from ${rowsOf(db, 'requested', wagers, { product_code: 'integer', wager_code: 'text' })}
    join seamless.wager w using (product_code, wager_code)`
  return new Map(rows.map((row) => [reportKey(row), row]))
}

/** Writes down what the aggregator says; an earlier word that comes late changes nothing. */
export async function saveWagerReports(db: Queryable, told: AggregatorWager[]): Promise<void> {
  const wagers = lastOfEach(told).map((wager) => ({ ...wager, status_rank: rankOf(wager.status) }))
  await db`
    insert into seamless.wager as w (product_code, wager_code, member_account, status, status_rank, bet_amount,
                                     valid_bet_amount, prize_amount, game_type, game_code, round_id, settled_at)
    select * from ${rowsOf(db, 'told', wagers, {
      product_code: 'integer',
      wager_code: 'text',
      member_account: 'text',
      status: 'text',
      status_rank: 'smallint',
      bet_amount: 'bigint',
      valid_bet_amount: 'bigint',
      prize_amount: 'bigint',
      game_type: 'text',
      game_code: 'text',
      round_id: 'text',
      settled_at: 'timestamptz',
    })}
    on conflict (product_code, wager_code) do update set
      member_account = excluded.member_account, status = excluded.status, status_rank = excluded.status_rank,
      bet_amount = excluded.bet_amount, valid_bet_amount = excluded.valid_bet_amount,
      prize_amount = excluded.prize_amount, game_type = excluded.game_type, game_code = excluded.game_code,
      round_id = excluded.round_id, settled_at = excluded.settled_at, told_at = now()
    where (excluded.status_rank, coalesce(excluded.settled_at, '-infinity')) >=
          (w.status_rank, coalesce(w.settled_at, '-infinity'))`
}

/** They stood in the aggregator's list of settled wagers, whatever was said of them since. */
export async function noteListed(tx: Transaction, wagers: AggregatorWager[]): Promise<void> {
  await tx`
    update seamless.wager w set listed_at = now()
    from ${rowsOf(tx, 'listed', wagers, { product_code: 'integer', wager_code: 'text' })}
    where (w.product_code, w.wager_code) = (listed.product_code, listed.wager_code) and w.listed_at is null`
}

/** One row per wager, in one order for everybody, so that two batches cannot wait for each other. */
function lastOfEach(told: AggregatorWager[]): AggregatorWager[] {
  const wagers = new Map<string, AggregatorWager>()
  for (const wager of told) {
    const other = wagers.get(reportKey(wager))
    if (!other || isLater(wager, other)) wagers.set(reportKey(wager), wager)
  }
  return [...wagers].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, wager]) => wager)
}

function isLater(wager: AggregatorWager, other: AggregatorWager): boolean {
  const [rank, other_rank] = [rankOf(wager.status), rankOf(other.status)]
  const [time, other_time] = [wager.settled_at?.getTime() ?? 0, other.settled_at?.getTime() ?? 0]
  return rank > other_rank || (rank === other_rank && time >= other_time)
}
