import type { RiskFlag } from '#cashier/contract/risk.ts'
import { PASS_THROUGH, VELOCITY_REQUESTS } from '#cashier/contract/rules.ts'
import { FIGURES, playerAccountId } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { Direction, Status } from '../rules.ts'

/** Of a player who made more moves on the game account since the deposit, nobody says that they did not play. */
const MOVES_READ = 40
const REQUESTS_COUNTED = 50
/** As `playerAccountId()` numbers accounts, in a statement. */
const GAME_ACCOUNT = playerAccountId(0n, 'game')
const BETS = FIGURES.filter(({ is_bet }) => is_bet).map(({ kind }) => kind)

/** A flag without who: about the player of the request alone. */
const ALONE = { player: null, request: null, amount: null, staked: null, count: null }

interface PassThroughRow {
  request_id: string
  id: string
  number: bigint
  direction: Direction
  status: Status
  decided_at: Date
  amount: Money
  staked: Money
}

interface VelocityRow {
  request_id: string
  first_at: Date
  count: bigint
}

/** Flags of requests by themselves: deposits that pass through, and many requests within an hour. */
export async function requestFlags(db: Queryable, ids: readonly string[]): Promise<RiskFlag[]> {
  if (ids.length === 0) return []
  const [passing, fast] = await Promise.all([passThrough(db, ids), velocity(db, ids)])
  return [
    ...passing.map(
      ({ request_id, id, number, direction, status, decided_at, amount, staked }): RiskFlag => ({
        ...ALONE,
        request_id,
        kind: 'pass_through',
        at: decided_at.toISOString(),
        request: { id, number: Number(number), direction, status },
        amount: writeMoney(amount),
        staked: writeMoney(staked),
      }),
    ),
    ...fast.map(
      ({ request_id, first_at, count }): RiskFlag => ({
        ...ALONE,
        request_id,
        kind: 'velocity',
        at: first_at.toISOString(),
        count: Number(count),
      }),
    ),
  ]
}

/** Withdrawals of about the last deposit, after which the player staked next to nothing, up to now or to the decision. */
function passThrough(db: Queryable, ids: readonly string[]): Promise<PassThroughRow[]> {
  const { hours, staked_percent_max, amount_percent_min, amount_percent_max } = PASS_THROUGH
  const bets = arrayOf(db, 'text', BETS)
  return db<PassThroughRow[]>`
    select r.id as request_id, d.id, d.number, d.direction, d.status, d.decided_at, d.effective_amount as amount, play.staked
    from cashier.request r
    cross join lateral (
      select d.id, d.number, d.direction, d.status, d.decided_at, d.effective_amount from cashier.request d
      where d.player_id = r.player_id and d.direction = 'deposit' and d.status = 'approved' and d.decided_at < r.created_at
      order by d.number desc limit 1
    ) d
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = any (${bets})), 0)::bigint as staked, count(*) as moves
      from (
        (select t.kind, t.amount, t.created_at from ledger.transfer t
         where t.debit_account_id = r.player_id * 10 + ${GAME_ACCOUNT} and t.debit_version is not null and t.created_at <= coalesce(r.decided_at, now())
         order by t.debit_version desc limit ${MOVES_READ})
        union all
        (select t.kind, t.amount, t.created_at from ledger.transfer t
         where t.credit_account_id = r.player_id * 10 + ${GAME_ACCOUNT} and t.credit_version is not null and t.created_at <= coalesce(r.decided_at, now())
         order by t.credit_version desc limit ${MOVES_READ})
      ) move where move.created_at >= d.decided_at
    ) play
    where r.id = any (${arrayOf(db, 'uuid', ids)}) and r.direction = 'withdrawal'
      and d.decided_at > r.created_at - ${hours} * interval '1 hour'
      and r.amount * 100 between d.effective_amount * ${amount_percent_min} and d.effective_amount * ${amount_percent_max}
      and play.staked * 100 < d.effective_amount * ${staked_percent_max} and play.moves < ${MOVES_READ}`
}

/** Those with many of the player's requests in the hour up to them. */
function velocity(db: Queryable, ids: readonly string[]): Promise<VelocityRow[]> {
  return db<VelocityRow[]>`
    select r.id as request_id, hour.first_at, hour.count
    from cashier.request r
    cross join lateral (
      select coalesce(min(o.created_at), r.created_at) as first_at, count(*) as count from (
        select o.created_at from cashier.request o
        where o.player_id = r.player_id and o.created_at > r.created_at - interval '1 hour' and o.created_at <= r.created_at
        order by o.created_at desc limit ${REQUESTS_COUNTED}
      ) o
    ) hour
    where r.id = any (${arrayOf(db, 'uuid', ids)}) and hour.count >= ${VELOCITY_REQUESTS}`
}
