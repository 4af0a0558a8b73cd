import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'

/** A player of a history that was interrupted, as the platform knows them. */
export interface PlayerOfHistory {
  /** As the player writes it. */
  phone: string
  id: string
  user_name: string
  is_out: boolean
  /** The number of the player's series of the digit game, and the bets of the present one. */
  series: number
  bets: number
}

/** A request that nobody has decided about; in kyat. Those that wait for a second person are left to today's staff. */
export interface WaitingRequest {
  id: string
  direction: 'deposits' | 'withdrawals'
  player_id: string
  amount: number
}

export interface PlayersOfHistory {
  players: PlayerOfHistory[]
  requests: WaitingRequest[]
}

const UNITS_PER_KYAT = 10_000
/** A history is not ordered for more players; players who registered by themselves are not part of it. */
const REQUESTS_MAX = 10_000

/** The players of an interrupted history in the database, by their phones, and their requests. */
export async function findKnownPlayers(db: Queryable, phones: string[]): Promise<PlayersOfHistory> {
  const players = await db<PlayerOfHistory[]>`
    select '0' || substr(p.phone, 4) as phone, p.id::text as id, p.user_name, p.status <> 'active' as is_out,
           (select count(*)::integer from digit_bet.seed_series e where e.player_id = p.id) as series,
           (select count(*)::integer from digit_bet.seed_series e join digit_bet.bet b on b.seed_series_id = e.id
            where e.player_id = p.id and e.is_current) as bets
    from identity.player p
    where p.phone = any (select '+95' || substr(phone, 2) from unnest(${arrayOf(db, 'text', phones)}) as requested (phone))`
  const player_ids = players.map(({ id }) => BigInt(id))
  const requests = await db<WaitingRequest[]>`
    select id::text as id, direction || 's' as direction, player_id::text as player_id, (amount / ${UNITS_PER_KYAT})::float8 as amount
    from cashier.request where status = 'pending' and approval_id is null and player_id = any (${arrayOf(db, 'bigint', player_ids)})
    order by number limit ${REQUESTS_MAX}`
  return { players, requests }
}

/** The codes of agents, by the names with which they sign in. */
export async function listAgentCodes(db: Queryable): Promise<Map<string, string>> {
  const codes = await db<{ user_name: string; code: string }[]>`
    select s.user_name, c.code from identity.referral_code c join staff.staff s on s.id = c.agent_id order by c.code`
  return new Map(codes.map(({ user_name, code }) => [user_name, code]))
}
