import type { DigitBetRow, Fair } from '#contract/digit-bet.ts'
import { type BetType, DIGIT_BET_PAGE_SIZE } from '#contract/digit-bet-rules.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { HouseHalf } from './roll.ts'
import { stakeOf } from './rules.ts'

/** A bet as it stands in the database. */
export interface PlacedBet {
  id: string
  player_id: bigint
  epoch_id: bigint
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
  request_id: string | null
  created_at: Date
}

/** The newest bets of a player; with `upTo`, that bet and those before it. */
export function latestBets(
  db: Queryable,
  player_id: bigint,
  upTo?: Pick<PlacedBet, 'epoch_id' | 'n'>,
): Promise<PlacedBet[]> {
  const last = upTo ?? null
  return db<PlacedBet[]>`
    select bet.* from digit_bet.epoch join digit_bet.bet on bet.epoch_id = epoch.id
    where epoch.player_id = ${player_id}
      and (${last === null} or (bet.epoch_id, bet.n) <= (${last?.epoch_id ?? 0n}::bigint, ${last?.n ?? 0}::integer))
    order by bet.epoch_id desc, bet.n desc limit ${DIGIT_BET_PAGE_SIZE}`
}

export async function betById(db: Queryable, player_id: bigint, id: string): Promise<PlacedBet | null> {
  const [bet] = await db<PlacedBet[]>`select * from digit_bet.bet where id = ${id} and player_id = ${player_id}`
  return bet ?? null
}

/** A row of the history, in the spec's spelling. */
export function writeRow(bet: PlacedBet): DigitBetRow {
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
    epoch: String(bet.epoch_id),
    n: bet.n,
  }
}

/** What the player needs to recompute the roll. */
export function writeFair(bet: PlacedBet, client_seed: string, half: HouseHalf): Fair {
  return {
    epoch: String(bet.epoch_id),
    n: bet.n,
    prev_hash: half.prev_hash.toString('hex'),
    seed_h_n: half.seed.toString('hex'),
    client_seed,
    s: bet.s,
    rolled_number: bet.rolled_number,
    roll: bet.roll,
    next_n: bet.n + 1,
  }
}
