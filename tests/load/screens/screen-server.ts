import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApp } from '#apps/server/app.ts'
import { seedCashierDemo } from '#cashier/server/index.ts'
import { seedCatalogDemo, syncGames } from '#catalog/server/index.ts'
import { seedContentDemo } from '#content/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { secretKey } from '#platform/server/secret-key.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createAggregator } from '#seamless/server/index.ts'
import { GAMES } from '#tools/sandbox/src/games/index.ts'
import { openSandbox } from '#tools/sandbox/src/sandbox.ts'
import { parseSettings } from '#tools/sandbox/src/settings.ts'
import { TEST_GSC } from '../../support/partners/aggregator-calls.ts'
import { openTestDraw } from '../../support/use-cases/two-d-draw.ts'

const DIST = fileURLToPath(new URL('../../../apps/site/dist', import.meta.url))

/** A platform as a visitor of the demo finds it: banners, providers, games, accounts to pay into, and a 2D draw to bet on. */
export async function startBenchServer() {
  const dir = mkdtempSync(join(tmpdir(), 'thazin-bench-'))
  chmodSync(dir, 0o755)
  const server = await startPostgres({ dir })
  // The games' sync holds one while it writes by another.
  const owner_db = openDatabase(server.url, { connections: 2, role: 'owner' })
  await migrate(owner_db)
  await seedCatalogDemo(owner_db)
  await seedContentDemo(owner_db)
  await seedCashierDemo(owner_db)
  await openTestDraw(owner_db)
  await fetchGames(owner_db, dir)
  await owner_db.end()
  const db = openDatabase(server.url, { connections: 4, role: 'thazin_server' })
  const hot_db = openDatabase(server.url, { connections: 2, role: 'thazin_server', access: 'by_key' })
  const settings = {
    is_demo: true,
    trusted_proxies: [],
    brand_name: 'Thazin',
    default_language: 'en' as const,
    gsc: null,
    shan: null,
    demo_play_url: null,
    site_url: 'http://localhost:3000',
    is_site_url_set: false,
    allowed_origins: [],
    path_origins: [],
    has_api_docs: false,
  }
  const key = secretKey(randomBytes(32))
  const app = await openApp({ settings, db, hot_db, key, log: createLog('error'), dist_dir: DIST })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `${address}/`,
    async close() {
      await app.close()
      await Promise.all([db.end(), hot_db.end()])
      await server.stop()
      removeCluster(dir)
    },
  }
}

/** From the sandbox, which is needed for no longer: games are looked at here, and not played. */
async function fetchGames(db: Database, dir: string): Promise<void> {
  const log = createLog('error')
  const { operator_code, secret_key } = TEST_GSC
  const env = { GSC_OPERATOR_CODE: operator_code, GSC_SECRET_KEY: secret_key, HOST: '127.0.0.1', DATA_DIR: dir }
  const sandbox = await openSandbox({ settings: parseSettings(env), games: GAMES, log })
  const url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const aggregator = createAggregator({ ...TEST_GSC, url }, createMetrics())
    const pictures = { aggregator_url: url, hosts: [] }
    const report = await syncGames({ db, log, aggregator, pictures, is_demo: true })
    if (report?.outcome !== 'done') throw new Error('the lobby could not be filled with games')
  } finally {
    await sandbox.close()
  }
}
