import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat } from '#platform/contract/money.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { closeDays } from '#report/server/index.ts'
import { ROOT } from '#scripts/program.ts'
import { createPrograms, type Programs } from '#tests/faults/harness/programs/programs.ts'
import { createCrowd } from '#tests/support/use-cases/crowd.ts'
import { declareTestDraw, openTestDraw, payTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { betMaker, byChance, CONNECTIONS, loadFor } from '../../bets/bet-load.ts'
import { runLoad } from '../../bets/http-crowd.ts'
import { type ConsoleReader, openReader } from '../../reports/fetch-reports.ts'
import { reconciles } from '../../reports/reconciles.ts'
import { fillDraw, WIDE_OPEN } from '../../two-d.ts'
import type { GrownDatabase } from '../grown-database.ts'
import { proveAsLongAgo } from '../proven.ts'
import { drawSoak } from './picture.ts'
import type { Event, Soak } from './result.ts'
import { createSampler, SAMPLE_MS, type Sampler } from './samples.ts'
import { judge } from './verdict.ts'

/** Nobody loses so much in half an hour. */
const CROWD = { size: 5_000, game: kyat(100_000_000), main: kyat(100_000) }
const OPENING_MS = 60_000
const HIGHEST_MS = 20_000
const MINUTE_MS = 60_000
/** Of the draw that is settled meanwhile; each slip has all hundred numbers. */
const SETTLED_LINES = 200_000
const REPORTS = [
  '/reports/players?',
  '/reports/liabilities',
  '/reports/today',
  '/reports/play?by=agent&',
  '/reports/cash?by=day&',
]

/**
 * Bets at half of the highest rate on a copy of the grown database, with the worker beside the server, while reports are
 * read, a draw is settled and tables are vacuumed: p50 and p99 of the bets, memory of the programs, sizes of the tables that
 * bets change. Answers whether all of it stayed flat and the ledger reconciles.
 * @param copy is gone afterwards
 * @param picture where the curves are drawn
 */
export async function soak(
  copy: GrownDatabase,
  { minutes, picture }: { minutes: number; picture: string },
): Promise<boolean> {
  const { url, dir } = copy
  const db = openDatabase(url, { connections: 4, role: 'owner', session: { statement_timeout: '0' } })
  const programs = createPrograms({ folder: dir, settings: {}, database_url: url })
  try {
    const result = await run({ copy, db, programs, minutes })
    writeFileSync(join(ROOT, 'data', 'soak.json'), JSON.stringify(result))
    writeFileSync(picture, drawSoak(result))
    await programs.stop()
    const is_flat = judge(result)
    for (const each of programs.lost) console.log(`  ${each}`)
    console.log('Reconciling …')
    return (await reconciles(db, dir)) && is_flat && programs.lost.length === 0
  } finally {
    await programs.kill()
    await db.end()
    await copy.stop()
  }
}

interface Stage {
  copy: GrownDatabase
  db: Database
  programs: Programs
  minutes: number
}

async function run(stage: Stage): Promise<Soak> {
  const { copy, db, programs, minutes } = stage
  console.log(`${CROWD.size} players who bet, and a draw of ${SETTLED_LINES.toLocaleString('en-US')} lines …`)
  const tokens = await createCrowd(db, CROWD)
  const { id: draw_id } = await openTestDraw(db, { ...WIDE_OPEN, session: 'evening', closes_in_ms: 90 * MINUTE_MS })
  await fillDraw({ url: copy.url, db, tokens: tokens.slice(0, 1_000) }, draw_id, SETTLED_LINES)
  await catchUp(copy.url, db)
  const server = await programs.start('server')
  const worker = await programs.start('worker')
  // Each player opens a series of seeds.
  await loadFor(OPENING_MS, betMaker([server.port], tokens))
  const nextRequest = betMaker([server.port], tokens, byChance(tokens.length))
  console.log(`The highest rate, ${HIGHEST_MS / 1_000} s over ${CONNECTIONS} connections …`)
  const highest = await loadFor(HIGHEST_MS, nextRequest, 2_000)
  const rate = Math.floor(highest.per_second / 2)
  console.log(`${highest.per_second.toFixed(0)} bets/s; now ${rate} bets/s for ${minutes} minutes`)
  const sampler = createSampler(db, {
    server: server.child.pid ?? 0,
    worker: worker.child.pid ?? 0,
    postgres: copy.pid,
  })
  const duration_ms = minutes * MINUTE_MS
  const watch = setInterval(() => void sampler.sample().catch(sampler.fail), SAMPLE_MS)
  const load = runLoad({
    connections: CONNECTIONS,
    warm_up_ms: 0,
    duration_ms,
    rate,
    nextRequest,
    onTime: (status, ms) => sampler.answered(status, ms),
  })
  const reports = { answered: 0, refused: 0 }
  const [events] = await Promise.all([runBeside(stage, { sampler, draw_id, duration_ms, reports }), load])
  clearInterval(watch)
  await sampler.sample()
  return { minutes, highest_per_second: highest.per_second, rate, samples: sampler.samples(), events, reports }
}

/** Does the worker's past work, which nobody did while the database was built: the load is measured beside new work. */
async function catchUp(url: string, db: Database): Promise<void> {
  const worker_db = openDatabase(url, { connections: 1, role: 'thazin_worker', session: { statement_timeout: '0' } })
  try {
    await closeDays(worker_db, AGGREGATE_SOURCES)
    await proveAsLongAgo(db)
    await db.unsafe('vacuum (analyze) reconciliation.proven_account')
    await db.unsafe('checkpoint')
  } finally {
    await worker_db.end()
  }
}

interface Beside {
  sampler: Sampler
  draw_id: number
  duration_ms: number
  reports: Soak['reports']
}

/** One after the other, each at its share of the time. */
async function runBeside(
  { copy: { url }, db }: Stage,
  { sampler, draw_id, duration_ms, reports }: Beside,
): Promise<Event[]> {
  const events: Event[] = []
  const at = async (name: string, share: number, work: () => Promise<unknown>) => {
    await sleep(Math.max(0, share * duration_ms - sampler.seconds() * 1_000))
    const from_s = sampler.seconds()
    await work()
    events.push({ name, from_s, to_s: sampler.seconds() })
    console.log(`  ${name}: ${(sampler.seconds() - from_s).toFixed(1)} s`)
  }
  const console_db = openDatabase(url, { connections: 2, role: 'thazin_console' })
  const worker_db = openDatabase(url, { connections: 1, role: 'thazin_worker' })
  const reader = await openReader(console_db, db)
  try {
    await at('reports', 0.25, async () => {
      const end = sampler.seconds() + duration_ms / 20_000
      while (sampler.seconds() < end) for (const path of REPORTS) await readReport(reader, path, reports)
    })
    await at('settlement', 0.45, async () => {
      await declareTestDraw(db, draw_id, '37')
      await payTestDraw(worker_db, draw_id)
    })
    await at('vacuum', 0.65, () => db.unsafe('vacuum (analyze) ledger.account, ledger.transfer, digit_bet.bet'))
    await at('checkpoint', 0.85, () => db.unsafe('checkpoint'))
    return events
  } finally {
    await reader.close()
    await Promise.all([console_db.end(), worker_db.end()])
  }
}

/** A report reads the running hour from the ledger: at such a rate there are soon more rows than its time allows. */
async function readReport(reader: ConsoleReader, path: string, reports: Soak['reports']): Promise<void> {
  const of_days = path.endsWith('?') || path.endsWith('&') ? `${path}${reader.some.month}` : path
  try {
    await reader.read('owner', of_days)
    reports.answered++
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes(': 503 ')) throw error
    reports.refused++
  }
}
