import type { Money } from '#platform/contract/money.ts'
import type { Fragment, Queryable, Transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'

/** One launch of the table by one player. */
export interface Session {
  id: string
  player_id: bigint
  is_live: boolean
  /** Its last round was a moment ago: one that was under way then is told soon, or not at all. */
  is_warm: boolean
  known_balance: Money
  known_at: Date | null
  launched_at: Date
  seen_at: Date
  /** When the money was gone that it was played with: its player took it out, or a credit of it was refused. */
  withdrawn_at: Date | null
}

/** How long a round may take that was under way when staff stopped its player, or the player began a break. */
const ROUND_MINUTES_MAX = 5
/** A table without a round for half a day is empty, and the provider's wallet no longer to be believed. */
const IDLE_HOURS_MAX = 12

const condition = (db: Queryable): Fragment => db`
  case when closed_because in ('withdrawn', 'credit_refused') then closed_at end as withdrawn_at,
  state <> 'closed' and seen_at > now() - ${IDLE_HOURS_MAX} * interval '1 hour' as is_live,
  seen_at > now() - ${ROUND_MINUTES_MAX} * interval '1 minute' as is_warm`

/**
 * The session that each player's rounds belong to: the newest one that lives, or the newest of all, to say that a
 * round came too late. Decide on it only under the lock of the player's game account.
 */
export async function sessionsOf(db: Queryable, player_ids: bigint[]): Promise<Map<bigint, Session>> {
  const rows = await db<Session[]>`
    select distinct on (player_id) *
    from (
      select id, player_id, known_balance, known_at, launched_at, seen_at,
             ${condition(db)}
      from shan.session where player_id = any (${arrayOf(db, 'bigint', player_ids)})
    ) session
    order by player_id, is_live desc, id desc`
  return new Map(rows.map((row) => [row.player_id, row]))
}

/** The session during which something happened, by the provider's clock. */
export async function sessionAt(tx: Transaction, player_id: bigint, at: Date): Promise<Session | null> {
  const [row] = await tx<Session[]>`
    select id, player_id, known_balance, known_at, launched_at, seen_at,
           ${condition(tx)}
    from shan.session where player_id = ${player_id} and launched_at <= ${at}
    order by id desc limit 1`
  return row ?? null
}

/** Whether a round of this moment began when the player could not play any more. */
export function isOver(session: Session, told: { at: Date; may_play: boolean }): boolean {
  const since_last_ms = told.at.getTime() - session.seen_at.getTime()
  if (session.withdrawn_at !== null && told.at > session.withdrawn_at) return true
  return !told.may_play && since_last_ms > ROUND_MINUTES_MAX * 60_000
}

interface SessionChange {
  net: Money
  /** By the provider's clock. */
  at: Date
  /** The player may play on; without it the session comes to its end. */
  is_sign_of_life: boolean
}

export async function moveWallet(tx: Transaction, session_id: string, moved: SessionChange): Promise<void> {
  await tx`
    update shan.session
    set known_balance = known_balance + ${moved.net}, known_at = greatest(known_at, ${moved.at}),
        seen_at = case when ${moved.is_sign_of_life} then now() else seen_at end
    where id = ${session_id}`
}

/** After a credit of it was refused: the provider's wallet for it holds money that the player does not have. Under the game account's lock. */
export async function closeTable(tx: Transaction, session_id: string): Promise<void> {
  await tx`
    update shan.session set state = 'closed', closed_because = 'credit_refused', closed_at = now()
    where id = ${session_id} and state <> 'closed'`
}
