import { settleCommissions } from '#agent/server/index.ts'
import { expireRequests } from '#approval/server/index.ts'
import { reconciliationChecks, runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { forgetOldReports } from '#client-error/server/index.ts'
import { forgetStaleRows } from '#identity/server/index.ts'
import type { ReconciliationCheck } from '#ledger/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { settleClaims } from '#promotion/server/index.ts'
import { proveHistory, proveNew, proveTotals } from '#reconciliation/server/index.ts'
import { aggregateDays, closeDays } from '#report/server/index.ts'
import { compareRounds, createProvider } from '#shan/server/index.ts'
import { forgetStaleSessions, sealAudit } from '#staff/server/index.ts'
import { closeDraws, openDraws, payDraws } from '#two-d/server/index.ts'
import { proveAllButLastDay, proveAsLongAgo } from './proven.ts'
import type { Row } from './row.ts'
import type { Stage } from './stage.ts'

/** Half of a minute, or the time that a job of a longer period may take of the worker. */
const MINUTE_MARK_MS = 30_000
const IDLE_MARK_MS = 300
const RECONCILIATION_MARK_MS = 60_000
/** Claims whose players bet before the job runs again. */
const MOVED_CLAIMS = 10_000

const job = (name: string, mark_ms: number, run: Row['run']): Row => ({ name: `job: ${name}`, mark_ms, run })

/** The jobs of apps/programs/worker.ts. Two of them need a partner: of those the part is run that reads our own rows. */
export const JOBS: Row[] = [
  job('settle_bonuses, nothing moved', 1_000, ({ worker_db }) => settleClaims(worker_db)),
  {
    ...job(`settle_bonuses, ${MOVED_CLAIMS.toLocaleString('en-US')} claims moved`, MINUTE_MARK_MS, ({ worker_db }) =>
      settleClaims(worker_db),
    ),
    prepare: ({ owner_db }) => betOfClaims(owner_db),
  },
  job('settle_commissions, settled already', IDLE_MARK_MS, ({ worker_db }) => settleCommissions(worker_db)),
  job('expire_requests', IDLE_MARK_MS, ({ worker_db }) => expireRequests(worker_db)),
  job('reconcile_shan, without its provider', IDLE_MARK_MS, ({ worker_db }) => compareRounds(worker_db, NO_PROVIDER)),
  job('aggregate_days, all are there', IDLE_MARK_MS, ({ worker_db }) => aggregateDays(worker_db, AGGREGATE_SOURCES)),
  {
    ...job('close_days, all that are open', MINUTE_MARK_MS, ({ worker_db }) => closeDays(worker_db, AGGREGATE_SOURCES)),
    once: true,
  },
  {
    ...job('reconcile_new, as much of a last day as a run takes', MINUTE_MARK_MS, async (stage) =>
      requireRight((await proveNew(stage.worker_db, await checksOf(stage))).wrong),
    ),
    prepare: ({ owner_db }) => proveAllButLastDay(owner_db),
    once: true,
  },
  {
    ...job('reconcile_new, a slice of history', MINUTE_MARK_MS, async (stage) =>
      requireRight((await proveHistory(stage.worker_db, await checksOf(stage))).wrong),
    ),
    prepare: ({ owner_db }) => proveAsLongAgo(owner_db),
    once: true,
  },
  job('forget_stale_rows', IDLE_MARK_MS, async ({ worker_db }) => {
    await forgetStaleRows(worker_db)
    await forgetStaleSessions(worker_db)
    await forgetOldReports(worker_db)
  }),
  job('audit log, a turn of its loop', IDLE_MARK_MS, ({ worker_db }) => sealAudit(worker_db)),
  job('2D, a turn of its loops', IDLE_MARK_MS, async ({ worker_db }) => {
    await closeDraws(worker_db)
    await openDraws(worker_db)
    await payDraws(worker_db)
  }),
  {
    ...job('reconcile, totals and what is small', RECONCILIATION_MARK_MS, async (stage) =>
      requireRight(await proveTotals(stage.worker_db, await checksOf(stage))),
    ),
    once: true,
  },
  {
    ...job('npm run reconcile, all of the ledger', RECONCILIATION_MARK_MS, reconcileAll),
    once: true,
    is_long: true,
  },
]

async function reconcileAll({ worker_db, dir }: Stage): Promise<void> {
  requireRight(await runReconciliation(worker_db, await loadSecretKey({ secret_key: null, data_dir: dir })))
}

const checksOf = async ({ dir }: Stage) =>
  reconciliationChecks(await loadSecretKey({ secret_key: null, data_dir: dir }))

/** @throws Error where a check found something: then the database is not what it is believed to be */
function requireRight(checks: readonly ReconciliationCheck[]): void {
  const found = checks.flatMap(({ promise, discrepancies }) =>
    discrepancies.map(({ sentence }) => `${promise}: ${sentence}`),
  )
  if (found.length > 0) throw new Error(`${found.length} discrepancies, as ${found[0]}`)
}

/** Nobody listens there: a session that is looked into ends the turn at once, as on a day without the provider. */
const NO_PROVIDER = createProvider({
  url: 'http://127.0.0.1:9',
  agent_code: 'bench',
  secret_key: 'of-a-bench',
  secret_key_previous: null,
})

/** A bet of one kyat for each of so many players with an open claim: the ledger and the bets say the same of it. */
async function betOfClaims(db: Database): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`
      create temp table bench_stake on commit drop as
      select uuidv7() as id, c.player_id from promotion.claim c
      join ledger.account a on a.id = c.player_id * 10 + 2 and a.balance > 10000
      where c.status = 'open' limit ${MOVED_CLAIMS}`
    // In batches, as post() has them: the function looks each account up in a list.
    await tx`
      select ledger.post(array_agg(id), array_agg('digit_bet_stake'::text), array_agg(player_id * 10 + 2), array_agg(200::bigint), array_agg(10000::bigint))
      from (select *, row_number() over () / 100 as batch from bench_stake) s group by batch`
    await tx`
      insert into digit_bet.bet (id, player_id, seed_series_id, n, bet_type, digit, bet_amount, multiplier, payout_times_100, s,
                                 rolled_number, roll, win_amount, balance_after, created_at)
      select s.id, s.player_id, 1000000000000 + s.player_id, t.debit_version, 'big', null, 10000, 1, 190, 0, 0, 0, 0, t.debit_balance_after, t.created_at
      from bench_stake s join ledger.transfer t on t.cause_id = s.id and t.kind = 'digit_bet_stake'`
  })
}
