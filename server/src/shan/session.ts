import type { Money } from '#contract/money.ts'
import { column, type Queryable, type Transaction } from '../platform/database/database.ts'

/** One launch of the table by one player. */
export interface Session {
  id: string
  player_id: bigint
  is_live: boolean
  known_balance: Money
  known_at: Date | null
  launched_at: Date
}

/** A table without a round for half a day is empty, and the provider's purse no longer to be believed. */
const IDLE_HOURS_MAX = 12

/**
 * The session that each player's rounds belong to: the newest one that lives, or the newest of all, to say that a
 * round came too late. Decide on it only under the lock of the player's game account.
 */
export async function sessionsOf(db: Queryable, player_ids: bigint[]): Promise<Map<bigint, Session>> {
  const rows = await db<Session[]>`
    select distinct on (player_id) *
    from (
      select id, player_id, known_balance, known_at, launched_at,
             state <> 'closed' and seen_at > now() - ${IDLE_HOURS_MAX} * interval '1 hour' as is_live
      from shan.session where player_id = any (${column(player_ids)}::text::bigint[])
    ) session
    order by player_id, is_live desc, id desc`
  return new Map(rows.map((row) => [row.player_id, row]))
}

/** The session during which something happened, by the provider's clock. */
export async function sessionAt(tx: Transaction, player_id: bigint, at: Date): Promise<Session | null> {
  const [row] = await tx<Session[]>`
    select id, player_id, known_balance, known_at, launched_at,
           state <> 'closed' and seen_at > now() - ${IDLE_HOURS_MAX} * interval '1 hour' as is_live
    from shan.session where player_id = ${player_id} and launched_at <= ${at}
    order by id desc limit 1`
  return row ?? null
}

/** The purse moved by `net`; `at` is when, by the provider's clock. */
export async function movePurse(tx: Transaction, session_id: string, moved: { net: Money; at: Date }): Promise<void> {
  await tx`
    update shan.session
    set known_balance = known_balance + ${moved.net}, known_at = greatest(known_at, ${moved.at}), seen_at = now()
    where id = ${session_id}`
}

/** What a player owes from rounds that cost more than he had. */
export async function debtOf(db: Queryable, player_id: bigint): Promise<Money> {
  const [row] = await db<{ debt: Money }[]>`
    select (coalesce((select sum(owed) from shan.settlement where player_id = ${player_id}), 0)
          - coalesce((select sum(amount) from shan.repayment where player_id = ${player_id}), 0))::bigint as debt`
  return row?.debt ?? 0n
}
