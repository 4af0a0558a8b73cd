/** The job process: what must be done though nobody asks for it at that moment. Any number of them may run. */
import { hostname } from 'node:os'
import { run } from 'graphile-worker'
import { settleCommissions } from '#agent/server/index.ts'
import { expireRequests } from '#approval/server/index.ts'
import { gamesOfTypes, syncGames } from '#catalog/server/index.ts'
import { forgetOldReports } from '#client-error/server/index.ts'
import { isHistoryPlayed, isHistoryUnderWay } from '#demo-history/server/index.ts'
import { forgetRefusals } from '#idempotency/server/index.ts'
import { forgetStaleRows } from '#identity/server/index.ts'
import { CRONTAB, createJobLogger, createWatch, noteWorker, openJobPool } from '#job/server/index.ts'
import { forgetEvents } from '#outbox/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { workerPools } from '#platform/server/database/pool-sizes.ts'
import { isUnavailable } from '#platform/server/database/unavailable.ts'
import { requireDatabase } from '#platform/server/database-settings.ts'
import { secretsOf } from '#platform/server/secret-settings.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createProgramLog } from '#platform/server/telemetry/program-log.ts'
import { settleClaims } from '#promotion/server/index.ts'
import { aggregateDays, archivePlayerMonths, closeDays, seedRtpDemo, TYPES_WITH_RTP } from '#report/server/index.ts'
import { AggregatorError, createAggregator, forgetRefusedStakes, reconcileWagers } from '#seamless/server/index.ts'
import { compareRounds, createProvider } from '#shan/server/index.ts'
import { forgetStaleSessions, runSealLoop } from '#staff/server/index.ts'
import { createFeed, runDrawLoop, runSettlementLoop } from '#two-d/server/index.ts'
import { reconciliationChecks } from '../server/reconciliation-checks.ts'
import { reconcileNew, reconcileTotals } from '../server/reconciliation-jobs.ts'
import { AGGREGATE_SOURCES } from '../server/report-sources.ts'
import { checkStart } from './check-start.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const settings = settingsOfProcess()
const log = createProgramLog(settings.log_level)
const database = requireDatabase(settings)
const { jobs, connections, queue } = workerPools(settings.worker_connections)
const db = openDatabase(database, { connections, role: 'login' })
const { gsc, is_demo } = settings
const key = await checkStart(settings, { program: 'worker', db, log })
const checks = reconciliationChecks(key)
const aggregator = createAggregator(gsc, createMetrics())
const shan = settings.shan && createProvider(settings.shan)

const watch = createWatch({
  db,
  log,
  program: `worker ${process.pid} at ${hostname()}`,
  secrets: secretsOf(settings),
})

/** A history closes, pays and settles by its own clock what belongs to its days; only a demo ever has one. */
const standsBack = async () => is_demo && (await isHistoryPlayed(db))

const job_pool = openJobPool(database, { max: queue, log })

const runner = await run({
  pgPool: job_pool,
  logger: createJobLogger(log),
  concurrency: jobs,
  crontab: CRONTAB,
  noHandleSignals: true,
  taskList: watch.tasks({
    // Transfers of a history that is being played bear its own times.
    async reconcile_new() {
      if (await isHistoryUnderWay(db)) return
      await reconcileNew({ db, log, checks })
    },
    async reconcile() {
      await reconcileTotals({ db, log, checks })
    },
    async settle_bonuses() {
      if (await standsBack()) return
      const { released, lapsed } = await settleClaims(db)
      if (released + lapsed > 0) log.info({ released, lapsed }, 'bonuses were settled')
    },
    async settle_commissions() {
      if (await isHistoryUnderWay(db)) return
      const days = await settleCommissions(db)
      if (days.length > 0) log.info({ days }, 'the agents’ commissions were settled')
    },
    // By the calendar each request of a history that is being played has waited for weeks.
    async expire_requests() {
      if (await isHistoryUnderWay(db)) return
      const expired = await expireRequests(db)
      if (expired > 0) log.info({ expired }, 'requests for approval expired')
    },
    async reconcile_shan() {
      if (!shan) return
      const { settled, differences } = await compareRounds(db, shan)
      if (settled > 0) log.warn({ settled }, 'rounds of Shan were settled without a callback')
      if (differences.length > 0) log.error({ differences }, "the Shan provider's rounds differ from ours")
    },
    async reconcile_wagers() {
      if (!gsc) return
      const { wagers, found, until } = await reconcileWagers({ db, aggregator }).catch(silentForNow)
      if (found > 0) log.error({ found, until }, "the aggregator's wagers differ from ours: seamless.wager_difference")
      else if (wagers > 0) log.info({ wagers, until }, "the aggregator's wagers are ours")
    },
    async sync_games(requested) {
      if (!gsc) return
      const pictures = { aggregator_url: gsc.url, hosts: gsc.picture_hosts }
      const believe_all = (requested as { believe_all?: boolean }).believe_all === true
      await syncGames({ db, log, aggregator, pictures, is_demo }, { believe_all })
      if (is_demo) await seedRtpDemo(db, await gamesOfTypes(db, TYPES_WITH_RTP))
    },
    // The days of a history that is being played are not over, whatever the calendar says.
    async aggregate_days() {
      if (await isHistoryUnderWay(db)) return
      const { days, transfers, late_day } = await aggregateDays(db, AGGREGATE_SOURCES)
      if (late_day !== null) log.warn({ day: late_day }, 'aggregates were written anew: transfers had come late')
      if (days > 0 || transfers > 0) log.info({ days, transfers }, 'transfers were aggregated')
    },
    async close_days() {
      if (await isHistoryUnderWay(db)) return
      const { closed, differs } = await closeDays(db, AGGREGATE_SOURCES)
      if (closed.length > 0) log.info({ closed }, 'days were closed')
      if (differs !== null)
        log.error({ day: differs }, 'a day is not closed: its aggregates are not what the ledger says')
    },
    async archive_months() {
      if (await isHistoryUnderWay(db)) return
      const months = await archivePlayerMonths(db, settings.data_dir)
      if (months.length > 0) log.info({ months }, 'months of players’ days were archived')
    },
    async forget_stale_rows() {
      if (await isHistoryUnderWay(db)) return
      await forgetStaleRows(db)
      await forgetRefusals(db)
      await forgetRefusedStakes(db)
      await forgetStaleSessions(db)
      await forgetOldReports(db)
      await forgetEvents(db)
    },
  }),
})

/** The next minute begins where this one ended, so there is nothing to try again. */
function silentForNow(error: unknown): { wagers: number; found: number; until: null } {
  if (!(error instanceof AggregatorError)) throw error
  log.warn({ reason: error.message }, "the aggregator's wagers could not be read")
  return { wagers: 0, found: 0, until: null }
}

await noteWorker(db)
// The first games of a new platform, and what changed while no worker ran.
await runner.addJob('sync_games', {}, { jobKey: 'sync_games' })
// A platform that was closed at midnight does not read its days from the ledger until the hour is over.
await runner.addJob('aggregate_days', {}, { jobKey: 'aggregate_days' })

// A job comes once a minute at most; audit entries of the staff are to be in the chain within seconds.
const end_of_sealing = new AbortController()
const sealing = runSealLoop(db, log, end_of_sealing.signal, watch.loop('seal_audit'))
// Nor is a minute soon enough for what a draw came to.
const draws = runDrawLoop(
  {
    db,
    log,
    feed: settings.two_d_feed_url === null ? null : createFeed('feed', settings.two_d_feed_url),
    second_feed:
      settings.two_d_second_feed_url === null ? null : createFeed('second_feed', settings.two_d_second_feed_url),
    standsBack,
    watch: { clock: watch.loop('keep_draws'), feeds: watch.loop('read_feeds') },
  },
  end_of_sealing.signal,
)
const settling = runSettlementLoop(db, log, end_of_sealing.signal, { standsBack, watch: watch.loop('pay_draws') })

stopOnSignal(log, async () => {
  end_of_sealing.abort()
  await Promise.all([runner.stop(), sealing, draws, settling])
  await Promise.all([db.end({ timeout: 5 }), job_pool.end()])
})
// To `npm start`.
process.send?.('ready')
process.on('unhandledRejection', (error) => {
  if (!isWithoutDatabase(error)) throw error
  log.error({ err: error }, 'what became of a job could not be written down')
})
await runner.promise.catch((error: unknown) => {
  log.fatal({ err: error }, 'no more jobs are taken')
  process.exit(1)
})

/**
 * The library does not wait for what it writes about a job that has ended, and a connection that is lost meanwhile is no
 * reason to end the worker: the job is taken up again under its key at its next time, or after the library's four hours.
 */
function isWithoutDatabase(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof Error && error.message.startsWith('Connection terminated'))
}
