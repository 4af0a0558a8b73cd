import { type Money, writeMoney } from '#contract/money.ts'
import type { PlayRow } from '#contract/report-console.ts'
import { type Fragment, type Queryable } from '../platform/database/database.ts'
import { oneOf } from './one-of.ts'
import { BET_KINDS } from './rules.ts'

/** What went into games, came out of them, and how often somebody bet. */
export interface Play {
  bets: bigint
  staked: Money
  returned: Money
}

export const NO_PLAY: Play = { bets: 0n, staked: 0n, returned: 0n }

/** Sums of rows of games that have a kind, a direction, transfers and an amount. */
export const playFigures = (db: Queryable): Fragment => db`
  coalesce(sum(transfers) filter (where kind ${oneOf(db, BET_KINDS)}), 0)::bigint as bets,
  coalesce(sum(amount) filter (where is_in), 0)::bigint as staked,
  coalesce(sum(amount) filter (where not is_in), 0)::bigint as returned`

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
