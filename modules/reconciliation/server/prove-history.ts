import type { ReconciliationCheck, SlicedCheck } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { accountSlice, nextAccount, timeSlice } from './axis.ts'
import { listOpenSlices } from './discrepancies.ts'
import { isTooLong } from './in-slices.ts'
import { getProgress, type Progress } from './progress.ts'
import { proveSlice, wrongOf } from './prove-slice.ts'

/** A slice every minute: all history comes around within it. */
const ROUND_MINUTES = 7 * 24 * 60
/** A slice has at least so many, which a few statements read in milliseconds: a small ledger comes around sooner. */
const ACCOUNTS_MIN = 2_000
const SLICE_MS_MIN = 60_000
/** Slices with open discrepancies that one run reads again. */
const OPEN_SLICES_MAX = 5

export interface ProvenHistory {
  /** Whether this slice was the last one of its round. */
  is_time_round_over: boolean
  is_account_round_over: boolean
  /** The checks that found something wrong, in history or still in what was wrong before. */
  wrong: ReconciliationCheck[]
}

/**
 * Proves one slice of what was proven before, along time and along the accounts, and again what was found wrong. A round has so
 * many slices.
 */
export async function proveHistory(
  db: Database,
  checks: readonly SlicedCheck[],
  round_minutes: number = ROUND_MINUTES,
  accounts_min: number = ACCOUNTS_MIN,
): Promise<ProvenHistory> {
  const progress = await getProgress(db)
  if (progress === null) return { is_time_round_over: false, is_account_round_over: false, wrong: [] }
  const again: ReconciliationCheck[] = []
  for (const { cut, ...slice } of await listOpenSlices(db, OPEN_SLICES_MAX)) {
    again.push(...(await proveSlice(db, checks, cut, async () => slice)).results)
  }
  const time = await proveTime(db, checks, { ...progress, round_minutes })
  const accounts = await proveAccountRange(db, checks, { ...progress, round_minutes, accounts_min })
  return {
    is_time_round_over: time.is_over,
    is_account_round_over: accounts.is_over,
    wrong: wrongOf([...again, ...time.results, ...accounts.results]),
  }
}

interface Round extends Progress {
  round_minutes: number
}

interface Step {
  is_over: boolean
  results: ReconciliationCheck[]
}

async function proveTime(db: Database, checks: readonly SlicedCheck[], progress: Round): Promise<Step> {
  const [first, last, from] = [progress.first_at, progress.proven_until, progress.time_at].map((at) => at.getTime())
  if (first === undefined || last === undefined || from === undefined || last <= first) return NOTHING
  const share = Math.max(SLICE_MS_MIN, Math.ceil((last - first) / progress.round_minutes))
  const { results, size } = await inOneOrLess(share, async (size) => {
    const to = Math.min(from + size, last)
    // Rows from before the first transfer belong to the first slice.
    const slice = timeSlice(from === first ? null : BigInt(from), BigInt(to))
    return (await proveSlice(db, checks, 'time', async () => slice)).results
  })
  const is_over = from + size >= last
  const next = is_over ? progress.first_at : new Date(from + size)
  await db`
    update reconciliation.progress
    set time_at = ${next}, time_round_began_at = case when ${is_over} then now() else time_round_began_at end,
        time_round_ended_at = case when ${is_over} then now() else time_round_ended_at end
    where time_at = ${progress.time_at}`
  return { is_over, results }
}

async function proveAccountRange(
  db: Database,
  checks: readonly SlicedCheck[],
  progress: Round & { accounts_min: number },
): Promise<Step> {
  const from = progress.account_at
  const [table] = await db<{ accounts: number }[]>`
    select greatest(reltuples, 0)::float8 as accounts from pg_class where oid = 'ledger.account'::regclass`
  const share = Math.max(progress.accounts_min, Math.ceil((table?.accounts ?? 0) / progress.round_minutes))
  let next: bigint | null = null
  const { results } = await inOneOrLess(share, async (size) => {
    const sliced = await proveSlice(db, checks, 'accounts', async (tx) => {
      next = await nextAccount(tx, from, size)
      return accountSlice(from === 0n ? null : from, next)
    })
    return sliced.results
  })
  const is_over = next === null
  await db`
    update reconciliation.progress
    set account_at = ${next ?? 0n}, account_round_began_at = case when ${is_over} then now() else account_round_began_at end,
        account_round_ended_at = case when ${is_over} then now() else account_round_ended_at end
    where account_at = ${from}`
  return { is_over, results }
}

const NOTHING: Step = { is_over: false, results: [] }

/** A slice that takes the database too long is read in part; the rest has the next minute. */
async function inOneOrLess(
  share: number,
  work: (size: number) => Promise<ReconciliationCheck[]>,
): Promise<{ results: ReconciliationCheck[]; size: number }> {
  for (let size = share; ; size = Math.ceil(size / 4)) {
    try {
      return { results: await work(size), size }
    } catch (error) {
      if (!isTooLong(error) || size <= 1) throw error
    }
  }
}
