import type { Transaction } from '#platform/server/database/database.ts'
import type { Problem } from '#platform/server/http/answers/problem.ts'
import { insertRefusals, type KeyedCall, type Refusal, refusalOf } from './refusal.ts'

type Request = Parameters<typeof refusalOf>[0]

/** A row of the keys of a batch, beside what the call's own table has for them. */
export type RefusalColumns = Pick<Refusal, 'player_id' | 'idempotency_key'> & {
  content: Buffer | null
  problem: Refusal['problem'] | null
}

const nameOf = ({ player_id, idempotency_key }: Request) => `${player_id}:${idempotency_key}`

/** The refusals of a batch: those that its keys had before, and those that its decisions add. */
export class BatchRefusals {
  readonly #known = new Map<string, Refusal>()
  readonly #added: Refusal[] = []

  constructor(rows: readonly RefusalColumns[]) {
    for (const { content, problem, ...key } of rows) {
      if (content && problem) this.#known.set(nameOf(key), { ...key, content, problem })
    }
  }

  /** The refusal of a copy of this call; undefined where there was none. */
  of(request: Request): Refusal | undefined {
    return request.idempotency_key === null ? undefined : this.#known.get(nameOf(request))
  }

  /** Keeps a refusal, for copies in the same batch too. Answers what the caller is told. */
  add(request: Request, refusal: Parameters<typeof refusalOf>[1]): Problem {
    const { problem, kept } = refusalOf(request, refusal)
    if (kept) {
      this.#known.set(nameOf(kept), kept)
      this.#added.push(kept)
    }
    return problem
  }

  /** To be sent with the writes of the batch: nothing for most. */
  insert(tx: Transaction, call: KeyedCall): Promise<void>[] {
    return this.#added.length === 0 ? [] : [insertRefusals(tx, call, this.#added)]
  }
}
