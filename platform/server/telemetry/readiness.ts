import { type Database, transaction } from '../database/database.ts'
import { withinDeadline } from '../database/deadline.ts'
import { missingRights, readRights } from '../database/logins/missing-rights.ts'
import type { Program } from '../database/logins/programs.ts'
import { compareMigrations } from '../database/migrate.ts'
import { Unavailable } from '../database/unavailable.ts'

/** A database that does not answer by then is not ready. */
const LOOK_MS = 2_000
/** Between two looks, however often balancers ask. */
const REST_MS = 250
/** Rights that an answer names. */
const NAMED_MAX = 5
/** Of which the file takes a hundred kilobytes. */
const SPILLED_ROWS = 8_000

/**
 * Answers why this process cannot work, or null. A caller that asks while it is known that it cannot is answered at once,
 * and a look goes on behind it.
 */
export function createReadiness(db: Database, program: Program): () => Promise<string | null> {
  const rights = readRights(program)
  let reason: string | null = null
  let looked_at = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null
  const look = async () => {
    reason = await notReadyBecause(db, rights)
    looked_at = performance.now()
    looking = null
  }
  return async () => {
    if (performance.now() - looked_at > REST_MS) looking ??= look()
    if (reason === null) await looking
    return reason
  }
}

async function notReadyBecause(db: Database, rights: ReturnType<typeof readRights>): Promise<string | null> {
  try {
    const { missing, is_of_later_release } = await withinDeadline({ ms: LOOK_MS, changes: false }, () =>
      compareMigrations(db),
    )
    if (missing.length > 0) return `migrations are missing: ${missing.join(', ')}`
    // Somebody took one away by hand, or gave this program the login of another: calls would fail one by one. A later
    // release may need less: its migrations must not make every server of this release leave before its own are there.
    const lost = is_of_later_release
      ? []
      : await withinDeadline({ ms: LOOK_MS, changes: false }, () => missingRights(db, rights))
    if (lost.length > 0) return `rights are missing: ${toName(lost)}`
  } catch (error) {
    // Without a reason its time was over.
    const is_silent = error instanceof Unavailable && error.cause === undefined
    return is_silent ? 'the database does not answer' : 'the database cannot be reached'
  }
  try {
    const can_write = await withinDeadline({ ms: LOOK_MS, changes: false }, () => canWrite(db))
    return can_write ? null : 'the database only reads'
  } catch {
    return 'the database takes no writes'
  }
}

/** Where nearly all are missing, the first ones say as much. */
const toName = (lost: readonly string[]) =>
  lost.length > NAMED_MAX
    ? `${lost.slice(0, NAMED_MAX).join(', ')} and ${lost.length - NAMED_MAX} more`
    : lost.join(', ')

/**
 * Writes what nobody reads: a record in the journal, for which a commit waits as for any other, and a file beside the
 * tables, which finds out about a full disk sooner than the journal with its files in stock.
 */
function canWrite(db: Database): Promise<boolean> {
  return transaction(db, async (tx) => {
    await tx`select set_config('work_mem', '64kB', true)`
    const [written] = await tx<{ can_write: boolean }[]>`
      select current_setting('transaction_read_only') = 'off' and pg_logical_emit_message(true, 'thazin', 'ready') is not null
             and (select count(*) from generate_series(1, ${SPILLED_ROWS}::integer)) > 0 as can_write`
    return written?.can_write ?? false
  })
}
