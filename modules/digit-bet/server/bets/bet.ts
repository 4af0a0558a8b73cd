import type { DigitBetRow, Fair } from '#digit-bet/contract/player.ts'
import { type BetType, DIGIT_BET_PAGE_SIZE } from '#digit-bet/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import type { ServerContribution } from '../fairness/roll.ts'
import { stakeOf } from '../rules.ts'

/** A bet as it stands in the database. */
export interface PlacedBet {
  id: string
  player_id: bigint
  seed_series_id: bigint
  n: number
  bet_type: BetType
  digit: number | null
  bet_amount: Money
  multiplier: number
  payout_times_100: number
  s: number
  rolled_number: number
  roll: number
  win_amount: Money
  balance_after: Money
  idempotency_key: string | null
  created_at: Date
}

/** As much of a bet as its row of the history says. */
export type BetOfHistory = Omit<
  PlacedBet,
  'payout_times_100' | 's' | 'rolled_number' | 'balance_after' | 'idempotency_key'
>

/** Where a bet stands among all of its player: their order is that of the history. */
export type BetPosition = Pick<PlacedBet, 'seed_series_id' | 'n'>

/** Behind every bet. */
const NEWEST: BetPosition = { seed_series_id: 2n ** 63n - 1n, n: 0 }

/**
 * The newest bets of a player, newest first; with `upTo`, that bet and those before it. Asked of each series by itself,
 * newest first: joined, every bet of the newest series would be read and sorted.
 */
export function latestBets(
  db: Queryable,
  player_id: bigint,
  { upTo = NEWEST, count = DIGIT_BET_PAGE_SIZE }: { upTo?: BetPosition; count?: number } = {},
): Promise<PlacedBet[]> {
  return db<PlacedBet[]>`
    select bet.* from digit_bet.seed_series
    cross join lateral (
      select * from digit_bet.bet
      where seed_series_id = seed_series.id and (seed_series_id, n) <= (${upTo.seed_series_id}::bigint, ${upTo.n}::integer)
      order by n desc limit ${count}
    ) bet
    where seed_series.player_id = ${player_id} and seed_series.id <= ${upTo.seed_series_id}
    order by seed_series.id desc, bet.n desc limit ${count}`
}

/** Of many players at once the newest bets behind the one that is known of each, newest first. */
export function betsSince(db: Queryable, known: (BetPosition & { player_id: bigint })[]): Promise<BetOfHistory[]> {
  return db<BetOfHistory[]>`
    select bet.id, bet.player_id, bet.seed_series_id, bet.n, bet.bet_type, bet.digit, bet.bet_amount, bet.multiplier, bet.roll,
           bet.win_amount, bet.created_at
    from ${rowsOf(db, 'known', known, { player_id: 'bigint', seed_series_id: 'bigint', n: 'integer' })}
    cross join lateral (
      select one.* from digit_bet.seed_series
      cross join lateral (
        select * from digit_bet.bet
        where seed_series_id = seed_series.id and n > case when seed_series.id = known.seed_series_id then known.n else 0 end
        order by n desc limit ${DIGIT_BET_PAGE_SIZE}
      ) one
      where seed_series.player_id = known.player_id and seed_series.id >= known.seed_series_id
      order by seed_series.id desc, one.n desc limit ${DIGIT_BET_PAGE_SIZE}
    ) bet
    order by bet.player_id, bet.seed_series_id desc, bet.n desc`
}

export async function betById(db: Queryable, player_id: bigint, id: string): Promise<PlacedBet | null> {
  const [bet] = await db<PlacedBet[]>`select * from digit_bet.bet where id = ${id} and player_id = ${player_id}`
  return bet ?? null
}

/** A row of the history, in the spec's spelling. */
export function serializeBet(bet: BetOfHistory): DigitBetRow {
  return {
    id: bet.id,
    timestamp: bet.created_at.toISOString(),
    betType: bet.bet_type,
    digit: bet.digit,
    bet_amount: writeMoney(bet.bet_amount),
    multiplier: bet.multiplier,
    rolledNumber: bet.roll,
    outcome: bet.win_amount > 0n ? 'win' : 'lose',
    win_amount: writeMoney(bet.win_amount),
    profit: writeMoney(bet.win_amount - stakeOf(bet)),
    epoch: String(bet.seed_series_id),
    n: bet.n,
  }
}

/** The values that the player needs to recompute the roll. */
export function serializeFair(bet: PlacedBet, client_seed: string, contribution: ServerContribution): Fair {
  return {
    epoch: String(bet.seed_series_id),
    n: bet.n,
    prev_hash: contribution.prev_hash.toString('hex'),
    seed_h_n: contribution.seed.toString('hex'),
    client_seed,
    s: bet.s,
    rolled_number: bet.rolled_number,
    roll: bet.roll,
    next_n: bet.n + 1,
  }
}
