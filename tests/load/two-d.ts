import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { hashToken } from '#identity/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { createMetrics } from '#platform/server/telemetry/metrics.ts'
import { createSwitches } from '#switch/server/index.ts'
import { createPlaceSlip, createSlipContext, settleDraw } from '#two-d/server/index.ts'
import { startServer } from '../support/app/server-process.ts'
import { declareTestDraw, openTestDraw } from '../support/use-cases/two-d-draw.ts'
import { type BenchServer, runBench } from './bench-server.ts'
import { type LoadResult, runLoad, type WireRequest } from './bets/http-crowd.ts'
import { besideTpcB, type TpcB } from './bets/tpc-b.ts'
import { inShort, type Verdict } from './short-run.ts'

const PLAYERS = 1_000
const CONNECTIONS = 256
const WARM_UP_MS = inShort(1_000, 3_000)
const DURATION_MS = inShort(2_000, 15_000)
const LINES_PER_SLIP = 10
const RATIO_MIN = 1
/** Of the settlement: each slip has every number, so one line in a hundred wins. */
const SETTLED_LINES = Number(process.env.TWO_D_LINES ?? inShort(100_000, 1_000_000))
const NUMBERS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
/** More than anybody here can bet: what is measured is not the limits' refusals. */
export const WIDE_OPEN = { default_number_limit: kyat(1_000_000_000_000), stake_max: kyat(1_000_000_000_000) }

interface SettlementRate {
  lines: number
  prizes: number
  lines_per_second: number
  /** Rows per second of PostgreSQL's own `insert … select` of as many. */
  insert_select_per_second: number
}

interface TwoDResult {
  slips: LoadResult
  settled: SettlementRate
}

/** Slips of ten lines per second over HTTP against TPC-B, and a settlement against `insert … select`, fsync on. */
export async function run(): Promise<Verdict> {
  const { measured, tpc_b, is_reconciled } = await runBench({
    crowd: { size: PLAYERS, game: kyat(1), main: kyat(10_000_000_000) },
    measure: async (app) => ({ slips: await measureSlips(app), settled: await measureSettlement(app) }),
    tpc_b_seconds: DURATION_MS / 1_000,
  })
  return report(measured, tpc_b, is_reconciled)
}

async function measureSlips(app: BenchServer): Promise<LoadResult> {
  await openTestDraw(app.db, WIDE_OPEN)
  const { child, port } = await startServer({ ...app, log_level: 'error' })
  try {
    console.log(`Betting over ${CONNECTIONS} connections for ${DURATION_MS / 1_000} s …`)
    return await runLoad({
      connections: CONNECTIONS,
      warm_up_ms: WARM_UP_MS,
      duration_ms: DURATION_MS,
      nextRequest: slipMaker(port, app.tokens),
    })
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Slips of all players in turn, each with an id of its own, over all numbers. */
function slipMaker(port: number, tokens: string[]): () => WireRequest {
  const run_id = randomBytes(6).toString('hex')
  let count = 0
  return () => {
    count++
    const amounts = Array.from({ length: LINES_PER_SLIP }, (_, line) => ({
      num: NUMBERS[(count * 7 + line * 9) % NUMBERS.length],
      amount: 100 + (count % 10) * 100,
    }))
    const totalAmount = amounts.reduce((sum, { amount }) => sum + amount, 0)
    const body = JSON.stringify({ totalAmount, amounts, session: 'morning' })
    const text =
      `POST /api/twod-bet HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${tokens[count % tokens.length]}\r\n` +
      `idempotency-key: ${run_id}-${count}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    return { port, text }
  }
}

async function measureSettlement(app: BenchServer): Promise<SettlementRate> {
  const { id } = await openTestDraw(app.db, { ...WIDE_OPEN, session: 'evening' })
  console.log(`Writing a draw of ${SETTLED_LINES.toLocaleString('en-US')} lines …`)
  await fillDraw(app, id, SETTLED_LINES)
  await declareTestDraw(app.db, id, '37')
  const db = openDatabase(app.url, { connections: 1, role: 'thazin_worker' })
  try {
    await checkpoint(app)
    console.log('Settling it …')
    const took_ms = await timed(() => settleDraw(db, id))
    const [paid] = await app.db<{ lines: number; prizes: number }[]>`
      select (select count(*)::integer from two_d.line where draw_id = ${id}) as lines,
             (select count(*)::integer from two_d.prize where draw_id = ${id}) as prizes`
    const { lines, prizes } = paid ?? { lines: 0, prizes: 0 }
    const insert_ms = await insertSelect(app, id)
    return {
      lines,
      prizes,
      lines_per_second: lines / (took_ms / 1_000),
      insert_select_per_second: lines / (insert_ms / 1_000),
    }
  } finally {
    await db.end()
  }
}

/** Through the use case itself, so that the ledger has its transfers. */
export async function fillDraw(
  app: Pick<BenchServer, 'url' | 'db' | 'tokens'>,
  draw_id: number,
  lines: number,
): Promise<void> {
  const db = openDatabase(app.url, { connections: 2, role: 'thazin_server' })
  const hot_db = openDatabase(app.url, { connections: 4, role: 'thazin_server', access: 'by_key' })
  const context = createSlipContext({ db, hot_db, switches: createSwitches(db), metrics: createMetrics() })
  const place = createPlaceSlip(context)
  const players = await app.db<{ player_id: bigint; token_hash: Buffer }[]>`
    select player_id, token_hash from identity.session where token_hash = any (${arrayOf(db, 'bytea', app.tokens.map(hashToken))})`
  const stakes = NUMBERS.map((digits) => ({ digits, stake: kyat(100) }))
  const request = { session: null, draw_id, stakes, total: kyat(100 * stakes.length), idempotency_key: null }
  const rounds = lines / (players.length * NUMBERS.length)
  for (let round = 0; round < rounds; round++) {
    await Promise.all(players.map((player) => place({ ...player, ...request })))
  }
  await Promise.all([db.end(), hot_db.end()])
}

/** The lines once more, into a table that has no index and no reader. */
async function insertSelect(app: BenchServer, draw_id: number): Promise<number> {
  const { db } = app
  await db`create table public.bench_line (like two_d.line)`
  await checkpoint(app)
  const took_ms = await timed(
    () => db`insert into public.bench_line select * from two_d.line where draw_id = ${draw_id}`,
  )
  await db`drop table public.bench_line`
  return took_ms
}

/** Neither of the two is to write what came before it. */
async function checkpoint({ db }: BenchServer): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`checkpoint`
  })
}

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function report({ slips, settled }: TwoDResult, tpc_b: TpcB, is_reconciled: boolean): Verdict {
  const ratio = slips.per_second / tpc_b.per_second
  const settled_ratio = settled.lines_per_second / settled.insert_select_per_second
  const figure = (value: number, digits = 0) => value.toFixed(digits).padStart(9)
  console.log(`
  slips of ${LINES_PER_SLIP}    ${figure(slips.per_second)} slips/s   p50 ${slips.p50_ms.toFixed(1)} ms   p99 ${slips.p99_ms.toFixed(1)} ms   (${slips.answered} answered, ${slips.refused} refused)
${besideTpcB(slips.per_second, tpc_b, RATIO_MIN)}
  settlement     ${figure(settled.lines_per_second)} lines/s   ${settled.lines} lines, ${settled.prizes} prizes paid
  insert…select  ${figure(settled.insert_select_per_second)} rows/s    of as many rows, into a table without an index
  ratio          ${figure(settled_ratio, 2)}
  the ledger     ${is_reconciled ? 'reconciles' : 'IS WRONG'}
`)
  return {
    is_right: is_reconciled && slips.answered > 0 && settled.lines > 0,
    is_fast: ratio >= RATIO_MIN && slips.refused === 0,
  }
}
