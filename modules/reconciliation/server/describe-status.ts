import type { Queryable } from '#platform/server/database/database.ts'
import { compareProofs, countOpenBeside } from './compare-proofs.ts'
import { listOpenDiscrepancies } from './discrepancies.ts'
import { getProgress } from './progress.ts'
import { getWholeProof, type WholeProof } from './whole-proof.ts'

export interface ReconciliationStatus {
  lines: string[]
  /** Nothing that the worker found is open. */
  is_well: boolean
}

/** How far the worker has proven the ledger, and how that fits the last whole proof, in sentences; moments in UTC. */
export async function describeStatus(db: Queryable): Promise<ReconciliationStatus> {
  const proof = await getWholeProof(db)
  const [open, count] = [await listOpenDiscrepancies(db), await countOpenBeside(db)]
  const found = open.map(
    ({ invariant, promise, sentence, found_at }) =>
      `✖ ${invariant} ${promise}\n      ${sentence} (found at ${found_at.toISOString()})`,
  )
  const opened =
    count.open === 0
      ? 'No discrepancy is open.'
      : count.open === 1
        ? '1 discrepancy is open:'
        : `${count.open} discrepancies are open:`
  return {
    lines: [
      ...(await describeProgress(db)),
      describeProof(proof),
      ...(proof === null ? [] : compareProofs(proof, count)),
      opened,
      ...found,
    ],
    is_well: count.open === 0,
  }
}

function describeProof(proof: WholeProof | null): string {
  if (proof === null) return 'Nobody has run a whole proof yet: `npm run reconcile`.'
  const { ended_at, checks, wrong_checks } = proof
  const found = wrong_checks === 0 ? 'found nothing' : `found a discrepancy in ${wrong_checks} of ${checks} checks`
  return `The last whole proof by hand ended at ${ended_at.toISOString()} and ${found}.`
}

async function describeProgress(db: Queryable): Promise<string[]> {
  const progress = await getProgress(db)
  if (progress === null) return ['The worker has proven nothing yet: it begins with the first transfer.']
  const { first_at, proven_until, time_at, time_round_ended_at, account_at, account_round_ended_at } = progress
  const [last] = await db<{ id: bigint }[]>`
    select coalesce(max(id), 0) as id from ledger.account where id < 1000000000000000`
  const share = (part: number, whole: number) => (whole <= 0 ? 0 : Math.min(100, Math.round((100 * part) / whole)))
  const ended = (at: Date | null) =>
    at === null ? 'no round has ended yet' : `the last round ended at ${at.toISOString()}`
  return [
    `New transfers are proven until ${proven_until.toISOString()}.`,
    `History by time: ${share(time_at.getTime() - first_at.getTime(), proven_until.getTime() - first_at.getTime())} % of this round; ${ended(time_round_ended_at)}.`,
    `History by accounts: ${share(Number(account_at), Number(last?.id ?? 0n))} % of this round; ${ended(account_round_ended_at)}.`,
  ]
}
