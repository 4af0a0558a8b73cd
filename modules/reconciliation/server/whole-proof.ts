import { type Database, hasSqlState, type Queryable } from '#platform/server/database/database.ts'

/** A whole proof, which somebody ran by hand. */
export interface WholeProof {
  ended_at: Date
  checks: number
  /** Checks that found something wrong. */
  wrong_checks: number
}

/** Null before the first one. */
export async function getWholeProof(db: Queryable): Promise<WholeProof | null> {
  const [proof] = await db<WholeProof[]>`select ended_at, checks, wrong_checks from reconciliation.whole_proof`
  return proof ?? null
}

/** A copy of the database takes no writes, and its proof is as good: then nothing is kept. */
export async function saveWholeProof(db: Database, proof: Pick<WholeProof, 'checks' | 'wrong_checks'>): Promise<void> {
  try {
    await db`
      insert into reconciliation.whole_proof (ended_at, checks, wrong_checks)
      values (clock_timestamp(), ${proof.checks}, ${proof.wrong_checks})
      on conflict (is_only) do update
      set ended_at = excluded.ended_at, checks = excluded.checks, wrong_checks = excluded.wrong_checks`
  } catch (error) {
    if (!hasSqlState(error, '25006')) throw error
  }
}
