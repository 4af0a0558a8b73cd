import type { Money } from '#contract/money.ts'
import { column, type Queryable, type Transaction, textsArray } from '../platform/database/database.ts'
import { type WagerKey, wordKey } from './effect.ts'
import { rankOf, type Word } from './rules.ts'

/** What the aggregator says of a wager, pushed or listed. */
export interface ToldWager {
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

/** The aggregator's last word on each of these wagers. */
export async function lastWords(db: Queryable, wagers: WagerKey[]): Promise<Map<string, Word>> {
  if (wagers.length === 0) return new Map()
  const rows = await db<(Word & { product_code: number; wager_code: string })[]>`
    select w.product_code, w.wager_code, w.status, w.prize_amount from unnest(
      ${column(wagers.map((wager) => wager.product_code))}::text::integer[],
      ${textsArray(wagers.map((wager) => wager.wager_code))}::text::text[]
    ) as asked (product_code, wager_code) join seamless.wager w using (product_code, wager_code)`
  return new Map(rows.map((row) => [wordKey(row), row]))
}

/** Writes down what the aggregator says; an earlier word that comes late changes nothing. */
export async function tellWagers(db: Queryable, told: ToldWager[]): Promise<void> {
  const wagers = lastOfEach(told)
  const numbers = (value: (wager: ToldWager) => bigint | number) => column(wagers.map(value))
  const texts = (value: (wager: ToldWager) => string | null) => textsArray(wagers.map(value))
  await db`
    insert into seamless.wager as w (product_code, wager_code, member_account, status, status_rank, bet_amount,
                                     valid_bet_amount, prize_amount, game_type, game_code, round_id, settled_at)
    select * from unnest(
      ${numbers((wager) => wager.product_code)}::text::integer[], ${texts((wager) => wager.wager_code)}::text::text[],
      ${texts((wager) => wager.member_account)}::text::text[], ${texts((wager) => wager.status)}::text::text[],
      ${numbers((wager) => rankOf(wager.status))}::text::smallint[],
      ${numbers((wager) => wager.bet_amount)}::text::bigint[],
      ${numbers((wager) => wager.valid_bet_amount)}::text::bigint[],
      ${numbers((wager) => wager.prize_amount)}::text::bigint[],
      ${texts((wager) => wager.game_type)}::text::text[], ${texts((wager) => wager.game_code)}::text::text[],
      ${texts((wager) => wager.round_id)}::text::text[],
      ${texts((wager) => wager.settled_at?.toISOString() ?? null)}::text::timestamptz[])
    on conflict (product_code, wager_code) do update set
      member_account = excluded.member_account, status = excluded.status, status_rank = excluded.status_rank,
      bet_amount = excluded.bet_amount, valid_bet_amount = excluded.valid_bet_amount,
      prize_amount = excluded.prize_amount, game_type = excluded.game_type, game_code = excluded.game_code,
      round_id = excluded.round_id, settled_at = excluded.settled_at, told_at = now()
    where (excluded.status_rank, coalesce(excluded.settled_at, '-infinity')) >=
          (w.status_rank, coalesce(w.settled_at, '-infinity'))`
}

/** They stood in the aggregator's list of settled wagers, whatever was said of them since. */
export async function noteListed(tx: Transaction, wagers: ToldWager[]): Promise<void> {
  await tx`
    update seamless.wager w set listed_at = now()
    from unnest(
      ${column(wagers.map((wager) => wager.product_code))}::text::integer[],
      ${textsArray(wagers.map((wager) => wager.wager_code))}::text::text[]
    ) as listed (product_code, wager_code)
    where (w.product_code, w.wager_code) = (listed.product_code, listed.wager_code) and w.listed_at is null`
}

/** One row per wager, in one order for everybody, so that two sets cannot wait for each other. */
function lastOfEach(told: ToldWager[]): ToldWager[] {
  const wagers = new Map<string, ToldWager>()
  for (const wager of told) {
    const other = wagers.get(wordKey(wager))
    if (!other || isLater(wager, other)) wagers.set(wordKey(wager), wager)
  }
  return [...wagers].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, wager]) => wager)
}

function isLater(wager: ToldWager, other: ToldWager): boolean {
  const [rank, other_rank] = [rankOf(wager.status), rankOf(other.status)]
  const [time, other_time] = [wager.settled_at?.getTime() ?? 0, other.settled_at?.getTime() ?? 0]
  return rank > other_rank || (rank === other_rank && time >= other_time)
}
