import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { createTestLogins } from '../support/database/fresh-database.ts'
import { type Crowd, createCrowd } from '../support/use-cases/crowd.ts'
import { runTpcB, type TpcB } from './bets/tpc-b.ts'
import { reconciles } from './reports/reconciles.ts'

export interface BenchServer {
  url: string
  data_dir: string
  db: Database
  /** Of the players' sessions. */
  tokens: string[]
}

export interface Bench<Measured> {
  crowd: Crowd
  /** Loads a server of its own, and stops it. */
  measure: (stage: BenchServer) => Promise<Measured>
  tpc_b_seconds: number
}

/** A load on a database of its own, with fsync; then TPC-B on the same PostgreSQL, and the ledger. */
export async function runBench<Measured>({
  crowd,
  measure,
  tpc_b_seconds,
}: Bench<Measured>): Promise<{ measured: Measured; tpc_b: TpcB; is_reconciled: boolean }> {
  const { measured, is_reconciled } = await onBenchDatabase(crowd, async (stage) => {
    const load = await measure(stage)
    console.log('Running TPC-B on the same PostgreSQL …')
    return { load, tpc_b: await runTpcB(stage.url, tpc_b_seconds) }
  })
  return { measured: measured.load, tpc_b: measured.tpc_b, is_reconciled }
}

/** A load on a database of its own, with fsync, and what the reconciliation says of its ledger afterwards. */
export async function onBenchDatabase<Measured>(
  crowd: Crowd,
  measure: (stage: BenchServer) => Promise<Measured>,
): Promise<{ measured: Measured; is_reconciled: boolean }> {
  const data_dir = mkdtempSync(join(tmpdir(), 'thazin-bench-'))
  chmodSync(data_dir, 0o755)
  const server = await startPostgres({ dir: data_dir })
  const db = openDatabase(server.url, { connections: 4, role: 'owner' })
  try {
    console.log(`Opening a database with ${crowd.size} players …`)
    await migrate(db)
    await createTestLogins(server.url)
    const tokens = await createCrowd(db, crowd)
    const measured = await measure({ url: server.url, data_dir, db, tokens })
    return { measured, is_reconciled: await reconciles(db, data_dir) }
  } finally {
    await db.end()
    await server.stop()
    removeCluster(data_dir)
  }
}
