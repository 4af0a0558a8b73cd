import { type Caller, refuseStopped, userOf } from '#identity/server/index.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { createTokenBucket } from '#platform/server/rate-limit/token-bucket.ts'
import { drawToken, hashOf, TOKEN_SECONDS } from './token.ts'

/** As for the games of the lobby: who looks into one after the other stays below. */
const OPENINGS = { burst: 6, per_second: 0.5 }

const LOOPBACK = ['127.0.0.1', 'localhost']

interface LinkRequest {
  link_id: number
  /** The site's address for this player. */
  site: string
}

/**
 * Sends a player to the site behind a link: the address carries a token for one use, and the player's name and
 * balance only where the operator switched that on.
 * @throws Problem game_unknown, player_frozen, player_on_break, too_many_requests
 */
export function createOpenLink(db: Database): (caller: Caller, requested: LinkRequest) => Promise<string> {
  const waitFor = createTokenBucket(OPENINGS)
  return async (caller, { link_id, site }) => {
    refuseStopped(caller)
    const { player_id } = caller
    const seconds = waitFor(String(player_id))
    if (seconds > 0) throw new Problem('too_many_requests', { values: { seconds } })
    return transaction(db, async (tx) => {
      const [link] = await tx<{ url: string; shares_profile: boolean }[]>`
        select url, shares_profile from external_game.link where id = ${link_id} and is_on`
      if (!link) throw new Problem('game_unknown')
      const token = drawToken()
      await tx`delete from external_game.token where player_id = ${player_id} and expires_at < now()`
      await tx`
        insert into external_game.token (hash, link_id, player_id, expires_at)
        values (${hashOf(token)}, ${link_id}, ${player_id}, now() + make_interval(secs => ${TOKEN_SECONDS}))`
      const url = new URL(link.url)
      // A site on this machine is reached by the name under which we were reached: also from a phone on the LAN.
      if (LOOPBACK.includes(url.hostname)) url.hostname = new URL(site).hostname
      url.searchParams.set('token', token)
      if (link.shares_profile) {
        const { user_name, balance } = await userOf(tx, player_id)
        url.searchParams.set('user_name', user_name)
        url.searchParams.set('balance', String(balance))
      }
      return url.href
    })
  }
}
