import { type Money, writeMoney } from '#contract/money.ts'
import type { PlayRow } from '#contract/report-console.ts'
import { column, type Fragment, type Queryable } from '../platform/database.ts'
import { BET_KINDS } from './rules.ts'

/** What went into games, came out of them, and how often somebody bet. */
export interface Play {
  bets: bigint
  staked: Money
  returned: Money
}

export const NO_PLAY: Play = { bets: 0n, staked: 0n, returned: 0n }

/** Sums of rows that have a kind, a direction, transfers and an amount, as far as they are play. */
export const playFigures = (db: Queryable, is_play: Fragment): Fragment => db`
  coalesce(sum(transfers) filter (where ${is_play} and kind = any (${column(BET_KINDS)}::text::text[])), 0)::bigint as bets,
  coalesce(sum(amount) filter (where ${is_play} and is_in), 0)::bigint as staked,
  coalesce(sum(amount) filter (where ${is_play} and not is_in), 0)::bigint as returned`

export const addPlay = (total: Play, row: Play): Play => ({
  bets: total.bets + row.bets,
  staked: total.staked + row.staked,
  returned: total.returned + row.returned,
})

export const netOf = ({ staked, returned }: Play): Money => staked - returned

export const writePlay = (play: Play): Pick<PlayRow, 'bets' | 'staked' | 'returned' | 'net'> => ({
  bets: Number(play.bets),
  staked: writeMoney(play.staked),
  returned: writeMoney(play.returned),
  net: writeMoney(netOf(play)),
})
