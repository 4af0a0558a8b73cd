import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { DiscrepancyTopic } from '#reconciliation/contract/rules.ts'
import type { Discrepancy } from './discrepancy.ts'

/** One invariant, what it looked at, and what it found wrong: nothing when the ledger holds. */
export interface ReconciliationCheck {
  invariant: string
  /** The topic of the invariant, in the words in which the staff reads it. */
  topic: DiscrepancyTopic
  promise: string
  checked: number
  discrepancies: Discrepancy[]
}
/**
 * Enough to see what is wrong; the count of the rest is in the sentence. A statement takes them of a materialized part that
 * finds all: for so few rows PostgreSQL would walk the indexes of all history, in the hope to meet them soon.
 */
export const DISCREPANCIES_SHOWN = 20

/** Each discrepancy in an engineer's sentence. */
export const sentencesOf = (checks: readonly ReconciliationCheck[]): string[] =>
  checks.flatMap(({ discrepancies }) => discrepancies.map(({ sentence }) => sentence))

/** A part of what there is. A check reads the part that its cut names, and leaves the other bounds alone. */
export interface Slice {
  /** Moments in whole milliseconds, as PostgreSQL reads them; `-infinity` and `infinity` where there is no bound. */
  since: string
  until: string
  /** Ids of accounts, whole players: both are multiples of ten. */
  first_account: bigint
  after_account: bigint
}

/** The largest multiple of ten that a bigint holds. */
const LAST_ACCOUNT = 9_223_372_036_854_775_800n

export const EVERYTHING: Slice = {
  since: '-infinity',
  until: 'infinity',
  first_account: 0n,
  after_account: LAST_ACCOUNT,
}

/**
 * How a check is cut, so that no snapshot need hold all history:
 * `time`: what began in a span, transfers and their causes; each row belongs to one slice.
 * `accounts`: the accounts or players of a range of ids, with all that they ever did.
 * `total`: one sum over all time against what stands now. Rows of the past no longer change, so the sums of their slices
 * add up, and the last slice is read in one snapshot with what stands.
 * `once`: all of it in one snapshot, because it is small; `because` says why it stays so.
 */
export type SlicedCheck =
  | { cut: 'time' | 'accounts'; check: (db: Queryable, slice: Slice) => Promise<ReconciliationCheck> }
  | {
      cut: 'total'
      sum: (db: Queryable, slice: Slice) => Promise<bigint>
      compare: (db: Queryable, sum: bigint) => Promise<ReconciliationCheck>
    }
  | { cut: 'once'; because: string; check: (db: Queryable) => Promise<ReconciliationCheck[]> }

/** Milliseconds within which the rows of one transaction lie. */
const NEAR_MS = 60_000

/** A constant, in milliseconds: a text would be read as a time for each row. */
function moment(db: Queryable, at: string, after_ms = 0): Fragment {
  if (at === EVERYTHING.since) return db`'-infinity'::timestamptz`
  if (at === EVERYTHING.until) return db`'infinity'::timestamptz`
  return db`${new Date(Date.parse(at) + after_ms)}::timestamptz`
}

/** The column's moment is in the slice. */
export const inTime = (db: Queryable, column: Fragment, { since, until }: Slice): Fragment =>
  db`${column} >= ${moment(db, since)} and ${column} < ${moment(db, until)}`

/**
 * The column's moment is in the slice or near it. For a cause that is written in one transaction with its transfers: all of
 * them lie near each other, so both sides are read by their time. Where one lies elsewhere, the other lacks it.
 */
export const nearTime = (db: Queryable, column: Fragment, { since, until }: Slice): Fragment =>
  db`${column} >= ${moment(db, since, -NEAR_MS)} and ${column} < ${moment(db, until, NEAR_MS)}`

/**
 * The moments lie further from each other than those of one transaction do. A slice may then have one of them without the
 * other, so they differ in every cut, and in the whole as well.
 */
export const areApart = (db: Queryable, earliest: Fragment, latest: Fragment): Fragment =>
  db`${latest} - ${earliest} > make_interval(secs => ${NEAR_MS / 1_000})`

/** The column's account is in the slice. */
export const ofAccounts = (db: Queryable, column: Fragment, { first_account, after_account }: Slice): Fragment =>
  db`${column} >= ${first_account} and ${column} < ${after_account}`

/** Accounts of players lie before it, those of agents and payment accounts behind. */
const FIRST_AGENT_ACCOUNT = 1_000_000_000_000_000n

/** The part of a slice that has accounts of players. */
export const playersIn = (slice: Slice): Slice => ({
  ...slice,
  after_account: slice.after_account < FIRST_AGENT_ACCOUNT ? slice.after_account : FIRST_AGENT_ACCOUNT,
})

/** The column's player has their accounts in the slice. */
export const ofPlayers = (db: Queryable, column: Fragment, { first_account, after_account }: Slice): Fragment =>
  db`${column} >= ${first_account / 10n} and ${column} < ${after_account / 10n}`

/** All of it, in one slice: of databases in which that is little. */
export async function checkEverything(db: Queryable, checks: readonly SlicedCheck[]): Promise<ReconciliationCheck[]> {
  const results: ReconciliationCheck[] = []
  for (const each of checks) {
    if (each.cut === 'once') results.push(...(await each.check(db)))
    else if (each.cut === 'total') results.push(await each.compare(db, await each.sum(db, EVERYTHING)))
    else results.push(await each.check(db, EVERYTHING))
  }
  return results
}
