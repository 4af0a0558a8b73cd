import {
  discrepanciesOf,
  inTime,
  type ReconciliationCheck,
  type Slice,
  type SlicedCheck,
} from '#ledger/server/index.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { YANGON_AHEAD_MS } from '#platform/server/yangon.ts'
import { accountSlice, timeSlice } from './axis.ts'
import { saveDiscrepancies } from './discrepancies.ts'
import { inSnapshot, isTooLong, nextSize, SNAPSHOT_MS_MAX } from './in-slices.ts'
import { beginProgress, LATE_MS, type Progress } from './progress.ts'
import { type BrokenChain, proveAccounts } from './prove-accounts.ts'
import { checkSlice, wrongOf } from './prove-slice.ts'

const DAY_MS = 86_400_000
/** A first slice: what is usually new. After a time without a worker the slices grow by what they take. */
const FIRST_SLICE_MS = 60_000
/** The job comes every minute, has history to prove as well, and raises an alarm when it takes half its period. */
const BUDGET_MS = 12_000

export interface NewlyProven {
  /** Null while nothing has moved. */
  proven_until: Date | null
  transfers: number
  /** The checks that found something wrong. */
  wrong: ReconciliationCheck[]
}

/**
 * Proves what is new: the transfers of each slice since the last proven moment with their causes, and the chains of the accounts
 * that moved, from their proven version on. What is wrong is kept and does not hold up what follows. Throws when not even a
 * slice of a millisecond can be proven within the time of a statement.
 */
export async function proveNew(
  db: Database,
  checks: readonly SlicedCheck[],
  budget_ms: number = BUDGET_MS,
): Promise<NewlyProven> {
  const began_at = performance.now()
  const proven: NewlyProven = { proven_until: null, transfers: 0, wrong: [] }
  // Asked once: while a slice is proven, the next moments get old.
  const now = await getNow(db)
  let size = FIRST_SLICE_MS
  let slices = 0
  for (;;) {
    const progress = await beginProgress(db)
    proven.proven_until = progress?.proven_until ?? null
    // One at least, however small: or the next run would fail at the same slice, and nobody would hear of it.
    if (progress === null || (slices > 0 && performance.now() - began_at > budget_ms)) return proven
    const to = sliceEnd(progress.proven_until, { size, now })
    if (to === null) return proven
    const slice_began_at = performance.now()
    try {
      const { transfers, wrong } = await proveSpan(db, checks, { from: progress.proven_until, to })
      proven.transfers += transfers
      proven.wrong.push(...wrong)
      slices += 1
    } catch (error) {
      if (!isTooLong(error) || size <= 1) throw error
      size /= 4
      continue
    }
    size = nextSize(size, performance.now() - slice_began_at)
  }
}

async function getNow(db: Database): Promise<Date> {
  const [row] = await db<{ now: Date }[]>`select clock_timestamp() as now`
  return row?.now ?? new Date(0)
}

/** A slice ends with its day, of which the proof is kept; null where nothing is old enough. */
export function sliceEnd(from: Date, { size, now }: { size: number; now: Date }): Date | null {
  const day = Math.floor((from.getTime() + YANGON_AHEAD_MS) / DAY_MS)
  const day_end = (day + 1) * DAY_MS - YANGON_AHEAD_MS
  const to = Math.min(from.getTime() + Math.ceil(size), day_end, now.getTime() - LATE_MS)
  return to > from.getTime() ? new Date(to) : null
}

interface Span {
  from: Date
  to: Date
}

/** The transfers in a span, read with their checks in one snapshot. */
interface MovementProof {
  results: ReconciliationCheck[]
  transfers: bigint
  amount: string
  account_ids: bigint[]
}

async function proveSpan(
  db: Database,
  checks: readonly SlicedCheck[],
  span: Span,
): Promise<{ transfers: number; wrong: ReconciliationCheck[] }> {
  const slice = timeSlice(BigInt(span.from.getTime()), BigInt(span.to.getTime()))
  const moved = await inSnapshot(db, SNAPSHOT_MS_MAX, (tx) => readMoved(tx, checks, slice))
  const broken = await proveAccounts(db, moved.account_ids)
  await saveDiscrepancies(db, { cut: 'time', slice, results: moved.results })
  for (const chain of broken) await saveDiscrepancies(db, chainDiscrepancy(chain))
  await moveOn(db, span, moved)
  const chains = broken.flatMap((chain) => chainDiscrepancy(chain).results)
  return { transfers: Number(moved.transfers), wrong: [...wrongOf(moved.results), ...chains] }
}

async function readMoved(tx: Transaction, checks: readonly SlicedCheck[], slice: Slice): Promise<MovementProof> {
  const [sum] = await tx<{ transfers: bigint; amount: string }[]>`
    select count(*) as transfers, coalesce(sum(amount), 0)::text as amount from ledger.transfer
    where ${inTime(tx, tx`created_at`, slice)}`
  const accounts = await tx<{ id: bigint }[]>`
    select distinct leg.id from ledger.transfer
    cross join lateral (values (debit_account_id, debit_version), (credit_account_id, credit_version)) leg (id, version)
    where ${inTime(tx, tx`created_at`, slice)}
      and leg.version is not null order by leg.id`
  return {
    results: await checkSlice(tx, checks, { cut: 'time', slice }),
    transfers: sum?.transfers ?? 0n,
    amount: sum?.amount ?? '0',
    account_ids: accounts.map(({ id }) => id),
  }
}

/** The slice of its player is read again, chain and all, until it is right. */
function chainDiscrepancy(chain: BrokenChain) {
  const { account_id, fault } = chain
  const first = (account_id / 10n) * 10n
  const result: ReconciliationCheck = {
    invariant: 'I2',
    topic: 'balances',
    promise: 'each balance is the sum of its postings, in an unbroken chain',
    checked: 1,
    discrepancies: discrepanciesOf([chain], () => `account ${account_id}: ${fault}`),
  }
  return { cut: 'accounts' as const, slice: accountSlice(first, first + 10n), results: [result] }
}

/** Only from where this proof began: of two workers one counts. */
async function moveOn(db: Database, { from, to }: Span, { transfers, amount }: MovementProof): Promise<void> {
  await transaction(db, async (tx) => {
    const [moved] = await tx<Pick<Progress, 'proven_until'>[]>`
      update reconciliation.progress set proven_until = ${to} where proven_until = ${from} returning proven_until`
    if (!moved) return
    await tx`
      insert into reconciliation.proven_day as d (day, transfers, amount)
      values ((${from}::timestamptz at time zone 'Asia/Yangon')::date, ${transfers}, ${amount}::text::numeric)
      on conflict (day) do update set transfers = d.transfers + excluded.transfers, amount = d.amount + excluded.amount`
  })
}
