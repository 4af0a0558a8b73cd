import { setTimeout as sleep } from 'node:timers/promises'
import { LOCKS } from '#platform/server/database/advisory-locks.ts'
import { type Database, hasSqlState, type Transaction, transaction } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { unwatched } from '#platform/server/telemetry/watch-turn.ts'
import { type Block, hashOf, rowsAfter } from './audit-block.ts'

/** A block is one transaction and one insert, so even a flood of audit entries is in the chain within seconds. */
const ROWS_MAX = 1_000
const EVERY_MS = 2_000
/** While it waits for audit entries under way, those that come later wait behind it. */
const LOCK_TIMEOUT_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Puts the rows written since the last block into the next one; null when there are none. While an audit entry is being
 * written, a lower number than the highest seen may still appear, so it waits until none is.
 */
export async function sealAudit(db: Database): Promise<Block | null> {
  return transaction(db, async (tx) => {
    await tx`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`
    await tx`select pg_advisory_xact_lock(${LOCKS.audit})`
    const [last] = await tx<Block[]>`
      select n, first_id, last_id, row_count, hash from staff.audit_block order by n desc limit 1`
    return nextBlock(tx, last ?? null)
  })
}

async function nextBlock(tx: Transaction, last: Block | null): Promise<Block | null> {
  const rows = await rowsAfter(tx, last?.last_id ?? 0n, { last_id: null, limit: ROWS_MAX })
  const [first, final] = [rows[0], rows.at(-1)]
  if (!first || !final) return null
  const n = (last?.n ?? 0n) + 1n
  const hash = hashOf(last?.hash ?? null, n, rows)
  const block = { n, first_id: first.id, last_id: final.id, row_count: rows.length, hash }
  await tx`insert into staff.audit_block ${tx(block)}`
  return block
}

/**
 * Keeps the chain up to now until told to stop. Each block's hash goes into the log, which is another place than the
 * database: anyone who cuts off the chain's end, or makes it anew, does not change what was printed.
 */
export async function runSealLoop(db: Database, log: Log, signal: AbortSignal, watch = unwatched): Promise<void> {
  while (!signal.aborted) {
    const block = await watch(() => sealAudit(db).catch(silentWhileOneIsWritten)).catch((error: unknown) => {
      // The next turn begins where this one ended; a database that is away comes back.
      log.warn({ err: error }, 'audit entries of the staff could not be sealed')
      return null
    })
    if (block)
      log.info({ block: block.n.toString(), hash: block.hash.toString('hex') }, 'sealed audit entries of the staff')
    if (block?.row_count !== ROWS_MAX) await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

function silentWhileOneIsWritten(error: unknown): null {
  if (hasSqlState(error, LOCK_NOT_AVAILABLE)) return null
  throw error
}
