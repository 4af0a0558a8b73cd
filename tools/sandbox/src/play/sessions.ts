import { randomBytes } from 'node:crypto'
import { findTitle } from '../aggregator/products.ts'
import type { Session } from '../game.ts'
import type { Store } from '../ledger/store.ts'

/** A game left open over night still closes in order; after that, a new launch. */
const SESSION_MS = 24 * 3_600_000
/** A bet that waits for its outcome needs its session: long after any match is over. */
const KEPT_MS = 30 * 24 * 3_600_000

export type NewSession = Omit<Session, 'token'>

export function openSession(store: Store, session: NewSession): Session {
  const token = randomBytes(24).toString('base64url')
  const { title } = session
  store
    .prepare(
      `insert into session (token, member_account, product_code, game_type, game_code, currency, language, lobby_url,
         created_at_ms)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      token,
      session.member_account,
      title.product_code,
      title.game_type,
      title.game_code,
      session.currency,
      session.language,
      session.lobby_url,
      Date.now(),
    )
  return { token, ...session }
}

export function findSession(store: Store, token: string): Session | null {
  const row = store
    .prepare('select * from session where token = ? and created_at_ms > ?')
    .get(token, Date.now() - SESSION_MS)
  return row ? sessionOf(row) : null
}

/** The latest session of each seat that has bets without an outcome. */
export function sessionsInPlay(store: Store): Session[] {
  return store
    .prepare(
      `select session.* from session
       where token in (
         select (select token from session
                 where session.member_account = wager.member_account and session.game_code = wager.game_code
                 order by created_at_ms desc limit 1)
         from wager where status = 'bet' group by member_account, game_code)`,
    )
    .all()
    .flatMap((row) => sessionOf(row) ?? [])
}

export function forgetOldSessions(store: Store): void {
  store.prepare('delete from session where created_at_ms < ?').run(Date.now() - KEPT_MS)
}

/** Null for a title that is no longer offered. */
function sessionOf(row: Record<string, unknown>): Session | null {
  const title = findTitle(Number(row.product_code), String(row.game_code))
  if (title === undefined) return null
  return {
    token: String(row.token),
    member_account: String(row.member_account),
    title,
    currency: String(row.currency),
    language: row.language as Session['language'],
    lobby_url: String(row.lobby_url),
  }
}
