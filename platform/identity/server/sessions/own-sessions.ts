import type { OwnSessions, SignIn } from '#identity/contract/player.ts'
import type { Database } from '#platform/server/database/database.ts'
import { parseUserAgent } from '#platform/server/http/requests/parse-user-agent.ts'
import type { Caller } from '../sign-in/authenticate.ts'
import { SESSIONS_MAX } from './session.ts'
import { shortAddress } from './short-address.ts'

interface KeptSignIn {
  user_agent: string
  address: string
  created_at: Date
}

/** The caller's live sessions, the one that asks first, and the latest sign-in besides it. */
export async function ownSessions(
  db: Database,
  caller: Pick<Caller, 'player_id' | 'token_hash'>,
): Promise<OwnSessions> {
  const { player_id, token_hash } = caller
  const rows = await db<(KeptSignIn & { id: string; seen_at: Date; is_current: boolean })[]>`
    select id, user_agent, address, created_at, seen_at, token_hash = ${token_hash} as is_current
    from identity.session where player_id = ${player_id} and revoked_at is null and expires_at > now()
    order by is_current desc, seen_at desc, created_at desc limit ${SESSIONS_MAX}`
  const [last_other] = await db<KeptSignIn[]>`
    select user_agent, address, created_at from identity.session
    where player_id = ${player_id} and token_hash <> ${token_hash} order by created_at desc limit 1`
  return {
    sessions: rows.map(({ id, seen_at, is_current, ...kept }) => ({
      id,
      ...signInOf(kept),
      seen_at: seen_at.toISOString(),
      is_current,
    })),
    last_other: last_other ? signInOf(last_other) : null,
  }
}

function signInOf({ user_agent, address, created_at }: KeptSignIn): SignIn {
  const { browser, system } = parseUserAgent(user_agent)
  return { device: { browser, system }, address: shortAddress(address), signed_in_at: created_at.toISOString() }
}
