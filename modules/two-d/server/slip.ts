import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { TwoDSlip, TwoDSlipResult, TwoDSlipStatus } from '#two-d/contract/player.ts'
import type { Draw } from './draw.ts'
import type { Result } from './result.ts'
import { type Stake, slipNo } from './slip-rules.ts'

export interface BetLine extends Stake {
  /** As they stood when the slip was accepted. */
  odds: number
}

type DrawOfSlip = Pick<Draw, 'session' | 'game_date' | 'draws_at'>

/** A slip as it stands in the database, with what belongs to it. */
export interface PlacedSlip extends DrawOfSlip {
  id: string
  number: bigint
  draw_id: number
  player_id: bigint
  player_name: string
  total: Money
  before_balance: Money
  after_balance: Money
  idempotency_key: string | null
  accepted_at: Date
  cutoff_at: Date
  /** In the order of the numbers. */
  lines: BetLine[]
}

interface SlipRow extends Omit<PlacedSlip, 'lines'> {
  digits: string[]
  stakes: Money[]
  odds: number[]
}

/** Those that fulfil a condition on `slip`, newest first. */
export async function placedSlips(
  db: Queryable,
  { where, limit }: { where: Fragment; limit: number },
): Promise<PlacedSlip[]> {
  const rows = await db<SlipRow[]>`
    select slip.id, slip.number, slip.draw_id, slip.player_id, p.name as player_name, slip.total, slip.before_balance,
           slip.after_balance, slip.idempotency_key, slip.accepted_at, slip.cutoff_at, s.session,
           d.game_date::text as game_date, d.draws_at, line.*
    from two_d.slip
    join two_d.draw d on d.id = slip.draw_id
    join two_d.session s on s.number = d.session_number
    join identity.player p on p.id = slip.player_id
    cross join lateral (
      select coalesce(array_agg(digits order by digits), '{}') as digits,
             coalesce(array_agg(stake order by digits), '{}') as stakes,
             coalesce(array_agg(odds::integer order by digits), '{}') as odds
      from two_d.line where slip_id = slip.id
    ) line
    where ${where} order by slip.number desc limit ${limit}`
  return rows.map(({ digits, stakes, odds, ...slip }) => ({
    ...slip,
    lines: digits.map((number, place) => ({
      digits: number,
      stake: stakes[place] as Money,
      odds: odds[place] as number,
    })),
  }))
}

export async function slipsById(db: Queryable, ids: string[]): Promise<PlacedSlip[]> {
  if (ids.length === 0) return []
  return placedSlips(db, { where: db`slip.id = any (${arrayOf(db, 'uuid', ids)})`, limit: ids.length })
}

/** How a draw stands for those who bet on it. */
export interface Outcome {
  status: Extract<TwoDSlipStatus, 'pending' | 'refunded'> | 'settled'
  result: Result | null
}

export const PENDING: Outcome = { status: 'pending', result: null }

/** Corrections of a slip's prizes: parts of a wrong prize that were taken back or are owed, and a part kept for receivables. */
export interface Corrected {
  taken_back: Money
  owed: Money
  kept: Money
}
const UNTOUCHED: Corrected = { taken_back: 0n, owed: 0n, kept: 0n }

export const prizeOf = ({ stake, odds }: BetLine): Money => stake * BigInt(odds)

/** A slip in the spec's spelling. */
export function serializeSlip(slip: PlacedSlip, { status, result }: Outcome, corrected = UNTOUCHED): TwoDSlip {
  const slip_no = slipNo(slip)
  const hit = status === 'settled' ? slip.lines.find(({ digits }) => digits === result?.number) : undefined
  return {
    slip_no,
    player_name: slip.player_name,
    total_bet_amount: writeMoney(slip.total),
    session: slip.session,
    status: status === 'settled' ? (hit ? 'won' : 'lost') : status,
    game_date: slip.game_date,
    before_balance: writeMoney(slip.before_balance),
    after_balance: writeMoney(slip.after_balance),
    two_bets: slip.lines.map((line) => ({
      id: `${slip_no}-${line.digits}`,
      bet_number: line.digits,
      bet_amount: writeMoney(line.stake),
      win_lose: status === 'settled' ? line === hit : null,
      potential_payout: writeMoney(prizeOf(line)),
      odds: line.odds,
      win_amount: line === hit ? writeMoney(prizeOf(line)) : 0,
    })),
    created_at: slip.accepted_at.toISOString(),
    idempotency_key: slip.idempotency_key,
    cutoff_at: slip.cutoff_at.toISOString(),
    draws_at: slip.draws_at.toISOString(),
    win_amount: hit ? writeMoney(prizeOf(hit)) : 0,
    taken_back: writeMoney(corrected.taken_back),
    owed: writeMoney(corrected.owed),
    kept: writeMoney(corrected.kept),
    result: result && serializeResult(result),
  }
}

const serializeResult = ({ number, version, set, value, source, read_at, reading_hash }: Result): TwoDSlipResult => ({
  number,
  version,
  set,
  value,
  source,
  read_at: read_at.toISOString(),
  reading_hash: reading_hash.toString('hex'),
})
