import type { Database, Queryable } from '#platform/server/database/database.ts'
import { saveWholeProof, type WholeProof } from './whole-proof.ts'

/** The worker's open discrepancies, beside the last whole proof. */
interface OpenCount {
  open: number
  /** Of them, those that were found after the whole proof. */
  found_since: number
  oldest_at: Date | null
}

export async function countOpenBeside(db: Queryable): Promise<OpenCount> {
  const [row] = await db<{ open: number; found_since: number; oldest_at: Date | null }[]>`
    select count(*)::integer as open, min(found_at) as oldest_at,
           (count(*) filter (where found_at > (select ended_at from reconciliation.whole_proof)))::integer as found_since
    from reconciliation.discrepancy where resolved_at is null`
  return row ?? { open: 0, found_since: 0, oldest_at: null }
}

const AGAIN =
  'The worker reads the slices of what it found again every minute, and totals at 02:30 in Yangon. It closes what is right.'
const STAYS =
  'What stays open after that while a whole proof finds nothing is a fault of a check: show an engineer both answers.'

/**
 * Two answers stand beside each other: the whole proof of one moment, and what the worker has found in slices and not yet
 * found right. These sentences say why they differ; none where they do not.
 */
export function compareProofs(proof: WholeProof, { open, found_since, oldest_at }: OpenCount): string[] {
  const are = open === 1 ? '1 discrepancy is' : `${open} discrepancies are`
  const since = oldest_at === null ? '' : `, the oldest since ${oldest_at.toISOString()}`
  if (proof.wrong_checks > 0) {
    if (open > 0) return [`Of the worker ${are} open${since}: \`npm run reconcile -- --status\` lists what it found.`]
    return [
      'Of the worker no discrepancy is open. It proves new transfers after ten minutes and all history within seven days: ' +
        'it has not come to these yet, or they were put right since.',
    ]
  }
  if (open === 0) return []
  const before = open - found_since
  return [
    `The whole proof found nothing, and of the worker ${are} open${since}.`,
    ...(before > 0
      ? [`${before} of them ${before === 1 ? 'was' : 'were'} found before that proof. ${AGAIN} ${STAYS}`]
      : []),
    ...(found_since > 0
      ? [
          `${found_since} of them ${found_since === 1 ? 'was' : 'were'} found after that proof: run \`npm run reconcile\` again.`,
        ]
      : []),
  ]
}

/** Keeps that a whole proof ran, and says how it fits what the worker has open. */
export async function endWholeProof(db: Database, result: Omit<WholeProof, 'ended_at'>): Promise<string[]> {
  await saveWholeProof(db, result)
  const proof = { ended_at: new Date(), ...result }
  // Discrepancies that the worker finds while the last lines are printed are no news of this proof.
  return compareProofs(proof, { ...(await countOpenBeside(db)), found_since: 0 })
}
