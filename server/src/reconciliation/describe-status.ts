import type { Queryable } from '../platform/database/database.ts'
import { listOpenDiscrepancies } from './discrepancies.ts'
import { getProgress } from './progress.ts'

export interface ReconciliationStatus {
  lines: string[]
  /** Nothing that the worker found is open. */
  is_well: boolean
}

/** How far the worker has proven the ledger, in sentences; moments in UTC. */
export async function describeStatus(db: Queryable): Promise<ReconciliationStatus> {
  const [progress, open] = [await getProgress(db), await listOpenDiscrepancies(db)]
  const found = open.map(
    ({ invariant, promise, sentence, found_at }) =>
      `✖ ${invariant} ${promise}\n      ${sentence} (found at ${found_at.toISOString()})`,
  )
  if (progress === null)
    return {
      lines: ['Nothing is proven yet: the worker begins with the first transfer.', ...found],
      is_well: open.length === 0,
    }
  const { first_at, proven_until, time_at, time_round_ended_at, account_at, account_round_ended_at } = progress
  const [last] = await db<{ id: bigint }[]>`
    select coalesce(max(id), 0) as id from ledger.account where id < 1000000000000000`
  const share = (part: number, whole: number) => (whole <= 0 ? 0 : Math.min(100, Math.round((100 * part) / whole)))
  const ended = (at: Date | null) =>
    at === null ? 'no round has ended yet' : `the last round ended at ${at.toISOString()}`
  return {
    lines: [
      `New transfers are proven until ${proven_until.toISOString()}.`,
      `History by time: ${share(time_at.getTime() - first_at.getTime(), proven_until.getTime() - first_at.getTime())} % of this round; ${ended(time_round_ended_at)}.`,
      `History by accounts: ${share(Number(account_at), Number(last?.id ?? 0n))} % of this round; ${ended(account_round_ended_at)}.`,
      open.length === 0 ? 'No discrepancy is open.' : `${open.length} discrepancies are open:`,
      ...found,
    ],
    is_well: open.length === 0,
  }
}
