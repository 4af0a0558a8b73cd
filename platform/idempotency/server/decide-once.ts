import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { contentHash, insertRefusals, type KeyedCall, type Refusal, refusalOf, repeatRefusal } from './refusal.ts'

interface KeyedRequest {
  call: KeyedCall
  player_id: bigint
  idempotency_key: string | null
  /** The values that must be the same for a copy to be the same call. */
  content: Parameters<typeof contentHash>[0]
}

/**
 * Decides a call under the lock that its copies wait for. A refusal undoes what the decision has written, and stays as the answer of its
 * key: it is answered here, not thrown, so that the transaction commits it.
 */
export async function decideOnce<Answer>(
  tx: Transaction,
  { call, content, ...request }: KeyedRequest,
  decide: () => Promise<Answer>,
): Promise<Answer | Problem> {
  if (request.idempotency_key === null) return decide()
  const [refusal] = await tx<Refusal[]>`
    select player_id, idempotency_key, content, problem from idempotency.refusal
    where player_id = ${request.player_id} and call = ${call} and idempotency_key = ${request.idempotency_key}`
  const hash = contentHash(content)
  if (refusal) return repeatRefusal(refusal, hash)
  await tx.unsafe('savepoint decision')
  try {
    return await decide()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { problem, kept } = refusalOf(request, { content: () => hash, problem: error })
    if (!kept) throw problem
    await tx.unsafe('rollback to savepoint decision')
    await insertRefusals(tx, call, [kept])
    return problem
  }
}

/** A transaction that is committed also where its answer is a refusal. @throws Problem, the refusal */
export async function transactionOrRefusal<Answer>(
  db: Database,
  work: (tx: Transaction) => Promise<Answer | Problem>,
): Promise<Answer> {
  const answer = await transaction(db, work)
  if (answer instanceof Problem) throw answer
  return answer
}
