/**
 * `npm run sync-games`: tells the worker of the open platform to bring the games up to the aggregator's feed now, and
 * prints the result. With `-- --believe` what is missing from the feed is taken for gone, however much it is.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { makeWorkerUtils } from 'graphile-worker'
import { createJobLogger, openJobPool } from '#job/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { addressOfRunning } from '#platform/server/database/embedded/embedded-postgres.ts'
import { roleOf } from '#platform/server/database/logins/programs.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { createLog } from '#platform/server/telemetry/log.ts'

const POLL_MS = 500
/** A first run fetches hundreds of pictures. */
const DEADLINE_MS = 300_000

interface Run {
  id: bigint
  outcome: string
  added: number
  changed: number
  retired: number
  pictures: number
  report: { doubts: string[] }
}

const settings = settingsOfProcess()
const url = settings.database ?? addressOfRunning(settings.data_dir)
if (url === null) {
  console.error('The platform is closed. Open it with npm start: its worker keeps the games up to date.')
  process.exit(1)
}
const db = openDatabase(url, { connections: 1, role: roleOf('worker', settings.installation) })
try {
  const before = (await lastRun(db))?.id ?? 0n
  const log = createLog(settings.log_level)
  const pool = openJobPool(url, { max: 1, log })
  const worker = await makeWorkerUtils({ pgPool: pool, logger: createJobLogger(log) })
  await worker.addJob('sync_games', { believe_all: process.argv.includes('--believe') }, { jobKey: 'sync_games' })
  await worker.release()
  await pool.end()
  const run = await runAfter(before)
  console.log(sentenceOf(run))
  for (const doubt of run?.report.doubts ?? []) console.log(`  ${doubt}`)
  process.exitCode = run?.outcome === 'done' ? 0 : 1
} finally {
  await db.end()
}

async function lastRun(from: Database): Promise<Run | undefined> {
  const [run] = await from<Run[]>`
    select id, outcome, added, changed, retired, pictures, report from catalog.sync_run order by id desc limit 1`
  return run
}

async function runAfter(before: bigint): Promise<Run | null> {
  const deadline = Date.now() + DEADLINE_MS
  while (Date.now() < deadline) {
    const run = await lastRun(db)
    if (run && run.id > before) return run
    await sleep(POLL_MS)
  }
  return null
}

function sentenceOf(run: Run | null): string {
  if (run === null) return 'The worker did not answer; its log says more.'
  if (run.outcome !== 'done') return 'Nothing was changed:'
  return `${run.added} games added, ${run.changed} changed, ${run.retired} retired, ${run.pictures} pictures fetched.`
}
