import type { ConfirmLimitBody, DepositLimitBody } from '#cashier/contract/bodies.ts'
import type { DepositLimit } from '#cashier/contract/player.ts'
import { LIMIT_PERIODS, LIMIT_WAIT_HOURS, type LimitPeriod } from '#cashier/contract/rules.ts'
import { type Caller, requireLiveSession } from '#identity/server/index.ts'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import { KYAT_MAX, kyat, type Money, parseMoney, writeMoney } from '#platform/contract/money.ts'
import {
  type Database,
  type Fragment,
  hasSqlState,
  type Queryable,
  type Transaction,
  transaction,
} from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { amountFault } from '../rules.ts'

/** Raised by the database where a looser limit would hold before its day is over. */
const TOO_EARLY = 'PL001'
const BOUNDS = { min: kyat(1), max: kyat(KYAT_MAX) }

interface LimitRow {
  period: LimitPeriod
  /** Null for none. */
  amount: Money | null
  used: Money
  /** The limit that the player asked for and has not confirmed. */
  wish_id: bigint | null
  wished: Money | null
  requested_at: Date | null
  now: Date
}

const limitsOf = (db: Queryable, player_id: bigint): Promise<LimitRow[]> =>
  db<LimitRow[]>`select *, now() as now from cashier.deposit_limits_of(${player_id})`

/** The player's own limits, period by period, the shortest first. */
export async function getDepositLimits(db: Queryable, player_id: bigint): Promise<DepositLimit[]> {
  const rows = await limitsOf(db, player_id)
  return rows.map((row) => ({
    period: row.period,
    amount: writeNullable(row.amount),
    used: writeMoney(row.used),
    wish: row.requested_at && writeWish(row.wished, row.requested_at, row.now),
  }))
}

/**
 * Sets a limit. The first one and a lower one hold at once and take back what was asked for before; a higher one and
 * none are asked for, to be confirmed a day later.
 * @throws Problem invalid_fields, unauthenticated
 */
export async function requestDepositLimit(
  db: Database,
  { player_id, token_hash }: Caller,
  body: DepositLimitBody,
): Promise<DepositLimit[]> {
  const amount = body.amount === null ? null : parseMoney(body.amount, 0)
  refuseFields(
    {
      period: periodOf(body.period) ? null : 'invalid',
      amount: body.amount === null ? null : amountFault(amount, body.amount, BOUNDS),
    },
    { min: writeMoney(BOUNDS.min), max: writeMoney(BOUNDS.max) },
  )
  await transaction(db, async (tx) => {
    const row = await lockedLimit(tx, { player_id, token_hash, period: body.period })
    const is_looser = row.amount !== null && (amount === null || amount > row.amount)
    if (amount === row.amount && row.wish_id === null) return
    await tx`
      insert into cashier.deposit_limit (player_id, period, amount, holds_from)
      values (${player_id}, ${row.period}, ${amount}, ${is_looser ? null : tx`clock_timestamp()`})`
  })
  return getDepositLimits(db, player_id)
}

/**
 * A limit that the player asked for at least a day ago holds from now on.
 * @throws Problem invalid_fields, not_found where nothing was asked for, limit_too_early, unauthenticated
 */
export async function confirmDepositLimit(
  db: Database,
  { player_id, token_hash }: Caller,
  body: ConfirmLimitBody,
): Promise<DepositLimit[]> {
  refuseFields({ period: periodOf(body.period) ? null : 'invalid' })
  await transaction(db, async (tx) => {
    const { wish_id } = await lockedLimit(tx, { player_id, token_hash, period: body.period })
    if (wish_id === null) throw new Problem('not_found')
    try {
      await tx`update cashier.deposit_limit set holds_from = clock_timestamp() where id = ${wish_id}`
    } catch (error) {
      if (hasSqlState(error, TOO_EARLY)) throw new Problem('limit_too_early', { values: { hours: LIMIT_WAIT_HOURS } })
      throw error
    }
  })
  return getDepositLimits(db, player_id)
}

/** The amount that the player can still deposit now under all of their limits; null without limits. */
export async function leftToDeposit(db: Queryable, player_id: bigint): Promise<Money | null> {
  const rows = await limitsOf(db, player_id)
  const lefts = rows.flatMap(({ amount, used }) => (amount === null ? [] : [amount > used ? amount - used : 0n]))
  return lefts.reduce<Money | null>((least, left) => (least === null || left < least ? left : least), null)
}

/** Needs the lock of the player's accounts: deposits come one after another. @throws Problem over_deposit_limit */
export async function refuseOverLimit(tx: Transaction, player_id: bigint, amount: Money): Promise<void> {
  const left = await leftToDeposit(tx, player_id)
  if (left !== null && amount > left) throw new Problem('over_deposit_limit', { values: { left: writeMoney(left) } })
}

/**
 * Each deposit beside those before it that count, under the limit that held when it came: those that passed it, by number
 * and period. `instead` weighs one of them as if another amount were credited.
 */
export function overLimits(db: Queryable, among: Fragment, instead?: { id: string; amount: Money }): Fragment {
  const amount = instead
    ? db`case when e.id = ${instead.id} then ${instead.amount}::bigint else e.effective_amount end`
    : db`e.effective_amount`
  return db`
    select r.number, p.period
    from cashier.request r
    join (select distinct player_id, period from cashier.deposit_limit) p using (player_id)
    cross join lateral (
      select l.amount from cashier.deposit_limit l
      where l.player_id = r.player_id and l.period = p.period and l.holds_from <= r.created_at order by l.id desc limit 1
    ) held
    where r.direction = 'deposit' and r.status <> 'rejected' ${among}
      and held.amount < (
        select sum(${amount}) from cashier.request e
        where e.player_id = r.player_id and e.direction = 'deposit' and e.status <> 'rejected' and e.number <= r.number
          and e.created_at > r.created_at - cashier.limit_length(p.period)
      )`
}

/**
 * More than was asked for is held to the player's limits as if it had been asked for, beside what they asked for since.
 * @throws Problem received_over_limit
 */
export async function refuseReceivedOverLimit(
  tx: Transaction,
  credited: { id: string; amount: Money; player_id: bigint },
): Promise<void> {
  // A new deposit of this player waits for this lock.
  await lockAccounts(tx, [playerAccountId(credited.player_id, 'main'), playerAccountId(credited.player_id, 'game')])
  const [passed] = await tx`
    ${overLimits(tx, tx`and r.player_id = ${credited.player_id}`, credited)} limit 1`
  if (passed) throw new Problem('received_over_limit')
}

/** The limit of one period, once no deposit of the player is under way. */
async function lockedLimit(
  tx: Transaction,
  requested: { player_id: bigint; token_hash: Buffer; period: unknown },
): Promise<LimitRow> {
  await lockAccounts(tx, [playerAccountId(requested.player_id, 'main'), playerAccountId(requested.player_id, 'game')])
  await requireLiveSession(tx, requested.token_hash)
  const rows = await limitsOf(tx, requested.player_id)
  const row = rows.find(({ period }) => period === requested.period)
  if (!row) throw new Error(`there is no limit of the period ${String(requested.period)}`)
  return row
}

const periodOf = (period: unknown): LimitPeriod | undefined => LIMIT_PERIODS.find((one) => one === period)
const writeNullable = (amount: Money | null): number | null => (amount === null ? null : writeMoney(amount))

function writeWish(amount: Money | null, requested_at: Date, now: Date): DepositLimit['wish'] {
  const confirm_from = new Date(requested_at.getTime() + LIMIT_WAIT_HOURS * 3_600_000)
  return { amount: writeNullable(amount), confirm_from: confirm_from.toISOString(), is_ripe: confirm_from <= now }
}
