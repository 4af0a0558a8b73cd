import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settleCommissions } from '#agent/server/index.ts'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { type RunningPostgres, startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { aggregateDays } from '#report/server/index.ts'
import { ROOT } from '#scripts/program.ts'
import { sealAudit } from '#staff/server/index.ts'
import { createTestLogins } from '../../support/database/fresh-database.ts'
import type { HistorySizes } from '../history/sizes.ts'
import { writeHistory } from '../history/write-history.ts'

/** Steps of the build, and the product's own jobs at its end, with their seconds. */
export type BuildTimes = Record<string, number>

export interface GrownDatabase {
  url: string
  dir: string
  sizes: HistorySizes
  built: { at: string; seconds: BuildTimes }
  /** Of PostgreSQL's first process. */
  pid: number
  stop(): Promise<void>
}

/** Written when the database is whole: without it a folder is what an interrupted build has left. */
const BUILT = 'built.json'
/** A player's play on these days is one addition to the month in place of ten. */
const DAYS_AT_ONCE = 10
/** Of the jobs that read whole days: what the builder may take is not what a worker has. */
const JOB_SESSION = { work_mem: '256MB', statement_timeout: '0', idle_in_transaction_session_timeout: '0' }

/**
 * The database of these sizes, as the schema and the builder of today make it: the one that an earlier run has left, or a
 * new one. Measured with fsync and the settings that `npm start` has.
 * @param from one of an earlier schema, which is migrated and goes on under the new name
 */
export async function openGrownDatabase(sizes: HistorySizes, from?: string): Promise<GrownDatabase> {
  const dir = join(ROOT, 'data', `growth-${fingerprintOf(sizes)}`)
  const file = join(dir, BUILT)
  if (from !== undefined) await takeOver(from, dir)
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ sizes, ...(await build(dir, sizes)) }, null, 2))
  else console.log(`Found ${dir}`)
  const server = await startPostgres({ dir })
  const built = JSON.parse(readFileSync(file, 'utf8')) as GrownDatabase['built']
  return { url: server.url, dir, sizes, built, pid: server.pid, stop: () => server.stop() }
}

/** One that may be written to: a copy, which is gone once it is stopped. */
export async function openCopy(sizes: HistorySizes, from?: string): Promise<GrownDatabase> {
  const grown = await openGrownDatabase(sizes, from)
  await grown.stop()
  const dir = join(ROOT, 'data', 'growth-copy')
  removeCluster(dir)
  console.log('Copying it …')
  // With its owner, without whom PostgreSQL does not start.
  execFileSync('cp', ['-a', grown.dir, dir])
  // Writes that the copy has not finished would slow down the measurement.
  execFileSync('sync')
  const server = await startPostgres({ dir })
  return {
    ...grown,
    url: server.url,
    dir,
    pid: server.pid,
    async stop() {
      await server.stop()
      removeCluster(dir)
    },
  }
}

/** @throws Error where there is nothing to take over, or something would be lost by it */
async function takeOver(from: string, dir: string): Promise<void> {
  if (!existsSync(join(from, BUILT))) throw new Error(`--from ${from}: no grown database is there`)
  if (existsSync(dir)) throw new Error(`--from ${from}: ${dir} is there already`)
  const server = await startPostgres({ dir: from })
  const db = openDatabase(server.url, { connections: 1, role: 'owner' })
  try {
    const began_at = performance.now()
    const names = await migrate(db)
    console.log(
      `Migrated ${from}: ${names.join(', ') || 'nothing to do'}, ${((performance.now() - began_at) / 1_000).toFixed(1)} s`,
    )
  } finally {
    await db.end()
    await server.stop()
  }
  // Where the migration failed, it stays under the name of its schema.
  mkdirSync(join(ROOT, 'data'), { recursive: true })
  renameSync(from, dir)
}

/** Another schema, other sizes or another builder make another database. */
function fingerprintOf(sizes: HistorySizes): string {
  const hash = createHash('sha256').update(JSON.stringify(sizes))
  hash.update(readFileSync(join(ROOT, 'apps', 'database', 'schema.sql')))
  const builder = join(ROOT, 'tests', 'load', 'history')
  const names = readdirSync(builder).filter((name) => !name.endsWith('.test.ts'))
  for (const name of names.sort()) hash.update(readFileSync(join(builder, name)))
  return hash.digest('hex').slice(0, 12)
}

async function build(dir: string, sizes: HistorySizes): Promise<GrownDatabase['built']> {
  console.log(`Building ${dir}: ${sizes.players.toLocaleString('en-US')} players, ${sizes.days} days …`)
  removeCluster(dir)
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, 0o755)
  const seconds: BuildTimes = {}
  const began_at = performance.now()
  // Without fsync: if the machine fails, the build is unfinished, and an unfinished build is thrown away.
  const server = await startPostgres({ dir, fsync: false })
  try {
    await fill(server, sizes, seconds)
  } finally {
    await server.stop()
  }
  seconds.all = (performance.now() - began_at) / 1_000
  console.log(`  built in ${seconds.all.toFixed(0)} s`)
  return { at: new Date().toISOString(), seconds }
}

async function fill(server: RunningPostgres, sizes: HistorySizes, seconds: BuildTimes): Promise<void> {
  const owner_db = openDatabase(server.url, { connections: 1, role: 'owner' })
  const worker_db = openDatabase(server.url, { connections: 2, role: 'thazin_worker', session: JOB_SESSION })
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const began_at = performance.now()
    await work()
    seconds[name] = (performance.now() - began_at) / 1_000
    console.log(`  ${name}: ${seconds[name].toFixed(1)} s`)
  }
  try {
    await migrate(owner_db)
    await createTestLogins(server.url)
    await writeHistory(server.url, sizes, timed)
    // Neither needs the other, and each keeps one connection busy.
    await Promise.all([
      timed('audit log sealed by its loop', () => sealAll(worker_db)),
      timed('days aggregated by their job', () =>
        aggregateDays(worker_db, AGGREGATE_SOURCES, { days_at_once: DAYS_AT_ONCE }),
      ),
    ])
    await timed('commissions settled by their job', () => settleCommissions(worker_db))
    await timed('vacuum of what the jobs wrote', () => owner_db.unsafe('vacuum (analyze)'))
  } finally {
    await Promise.all([owner_db.end(), worker_db.end()])
  }
}

async function sealAll(db: Database): Promise<void> {
  while ((await sealAudit(db)) !== null);
}
