import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { checkEverything, ledgerChecks, sentencesOf } from '#ledger/server/index.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { aggregateDays, reportChecks } from '#report/server/index.ts'
import { writeHistory } from '../history/write-history.ts'
import { inShort, type Verdict } from '../short-run.ts'
import { fetchEveryReport, type ReportTimes, timed } from './fetch-reports.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? inShort(300, 5_000))
/** Of each player in the year; a play is a bet, and sometimes its prize. */
const PLAYS = Number(process.env.BENCH_PLAYS ?? inShort(20, 400))
/** Half of the plays are digit bets, half are of makers' games; everybody plays. */
const SIZES = {
  days: inShort(40, 365),
  players: PLAYERS,
  agents: 20,
  bets: (PLAYERS * PLAYS) / 2,
  wagers: (PLAYERS * PLAYS) / 2,
  slips: PLAYERS * 4,
  rounds: PLAYERS,
  requests: PLAYERS * 3,
  claims: Math.floor(PLAYERS / 20),
  audit_entries: PLAYERS * 2,
}

/** Every report over a year of a larger company, beside a plain count of the same ledger. Answers whether all held. */
export async function run(): Promise<Verdict> {
  const data_dir = mkdtempSync(join(tmpdir(), 'thazin-bench-'))
  chmodSync(data_dir, 0o755)
  const server = await startPostgres({ dir: data_dir })
  const owner_db = openDatabase(server.url, { connections: 1, role: 'owner' })
  const db = openDatabase(server.url, { connections: 4, role: 'thazin_console' })
  const worker_db = openDatabase(server.url, { connections: 1, role: 'thazin_worker' })
  try {
    await migrate(owner_db)
    const written_ms = await timed(() => writeHistory(server.url, SIZES, async (_, work) => void (await work())))
    console.log(`A year of ${PLAYERS} players was written in ${seconds(written_ms)}.`)
    const aggregated_ms = await timed(() => aggregateDays(worker_db, AGGREGATE_SOURCES))
    const [count] = await owner_db<{ days: bigint }[]>`select count(*) as days from report.aggregated_day`
    console.log(`${count?.days} days were aggregated in ${seconds(aggregated_ms)}.`)
    const reports = await fetchEveryReport(db, owner_db)
    const counted_ms = await timed(() => owner_db`select count(*) from ledger.transfer`)
    return await report(reports, counted_ms, owner_db)
  } finally {
    await Promise.all([db.end(), worker_db.end(), owner_db.end()])
    await server.stop()
    removeCluster(data_dir)
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

async function report(reports: ReportTimes[], counted_ms: number, db: Database): Promise<Verdict> {
  const [ledger] = await db<{ transfers: bigint }[]>`select count(*) as transfers from ledger.transfer`
  const checks = await checkEverything(db, [...ledgerChecks, ...reportChecks(AGGREGATE_SOURCES)])
  const differences = sentencesOf(checks)
  for (const { name, first_ms, again_ms, ms_max, is_equal, recount_ms } of reports) {
    const equal = is_equal === null ? '' : is_equal ? 'equal to the ledger' : 'NOT EQUAL TO THE LEDGER'
    const recounted = recount_ms === null ? '' : `recount ${recount_ms.toFixed(0).padStart(6)} ms, ${equal}`
    console.log(
      `  ${name.padEnd(48)} ${first_ms.toFixed(0).padStart(6)} ms   again ${again_ms.toFixed(0).padStart(6)} ms ` +
        `${again_ms > ms_max ? `OVER ${ms_max} ms` : ''}  ${recounted}`,
    )
  }
  console.log(
    `  ${'select count(*) of the ledger'.padEnd(48)} ${counted_ms.toFixed(0).padStart(6)} ms   (${ledger?.transfers} transfers)`,
  )
  for (const difference of differences.slice(0, 5)) console.log(`  ${difference}`)
  console.log(`  the ledger   ${differences.length === 0 ? 'reconciled' : 'HAS DISCREPANCIES'}`)
  const late = reports.filter(({ again_ms, ms_max }) => again_ms > ms_max)
  console.log(`  over its mark ${late.length === 0 ? 'nothing' : `${late.length} of ${reports.length}`}\n`)
  return {
    is_right: differences.length === 0 && reports.every(({ is_equal }) => is_equal !== false),
    is_fast: late.length === 0,
  }
}
