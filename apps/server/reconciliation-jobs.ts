import type { ReconciliationCheck, SlicedCheck } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import { proveHistory, proveNew, proveTotals } from '#reconciliation/server/index.ts'

interface Job {
  db: Database
  log: Log
  checks: readonly SlicedCheck[]
}

/** Every minute: what is new, and a slice of history. */
export async function reconcileNew({ db, log, checks }: Job): Promise<void> {
  const recent = await proveNew(db, checks)
  const history = await proveHistory(db, checks)
  const { proven_until } = recent
  for (const wrong of [...recent.wrong, ...history.wrong]) logDiscrepancies(log, wrong)
  if (history.is_time_round_over) log.info({ proven_until }, 'all transfers were proven again')
  if (history.is_account_round_over) log.info({ proven_until }, 'all accounts were proven again')
}

/** Once a day: what is small, and totals. */
export async function reconcileTotals({ db, log, checks }: Job): Promise<void> {
  for (const result of await proveTotals(db, checks)) {
    const { invariant, checked, promise } = result
    if (result.discrepancies.length > 0) logDiscrepancies(log, result)
    else log.info({ invariant, checked }, promise)
  }
}

function logDiscrepancies(log: Log, { invariant, promise, checked, discrepancies }: ReconciliationCheck): void {
  const sentences = discrepancies.map(({ sentence }) => sentence)
  log.error({ invariant, checked, discrepancies: sentences }, `the ledger has discrepancies: ${promise}`)
}
