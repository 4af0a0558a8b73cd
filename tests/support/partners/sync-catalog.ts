import { setTimeout as sleep } from 'node:timers/promises'
import { type SyncReport, syncGames } from '#catalog/server/index.ts'
import { CONFIGURATION_FRESH_MS } from '#platform/server/caching/cached.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createAggregator } from '#seamless/server/index.ts'
import type { TestApp } from '../app/start-test-app.ts'
import type { TestAggregator } from './aggregator-server.ts'

/** One run of sync-games, as the worker does it. */
export async function sync(
  app: TestApp,
  { gsc }: Pick<TestAggregator, 'gsc'>,
  options: { believe_all?: boolean; is_demo?: boolean } = {},
): Promise<SyncReport | null> {
  return syncGames(
    {
      db: app.worker_db,
      log: createLog('silent'),
      aggregator: createAggregator(gsc, createMetrics()),
      pictures: { aggregator_url: gsc.url, hosts: gsc.picture_hosts },
      is_demo: options.is_demo ?? false,
    },
    { believe_all: options.believe_all ?? false },
  )
}

/** Until each process must have seen what an operator or a job changed. */
export const settled = () => sleep(CONFIGURATION_FRESH_MS + 50)

/** As a new platform has it, in a tenth of the time. */
export async function emptyCatalog(app: TestApp): Promise<void> {
  await app.owner_db`truncate catalog.provider, catalog.mark, catalog.sync_run restart identity cascade`
  await app.owner_db`delete from picture.picture`
}
