import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { kyat } from '#platform/contract/money.ts'
import { SHARES } from '#platform/server/traffic/load-class.ts'
import { startServer } from '../../support/app/server-process.ts'
import { publishFirstSeries } from '../../support/database/crowded-database.ts'
import { inShort, type Verdict } from '../short-run.ts'
import { runBesideReaders } from './beside-readers.ts'
import { onBenchDatabase } from './bet-load.ts'
import { type RefusedResult, runLoad, type WireRequest } from './http-crowd.ts'

const TIMES = 5
const WARM_UP_MS = inShort(1_000, 2_000)
const DURATION_MS = inShort(2_000, 8_000)
const REST_MS = inShort(2_000, 10_000)
/** Of the quiet p99, for the calls that are served. */
const P99_TIMES_MAX = 2
/** "Again as before": the machine has its own ups and downs. */
const AGAIN_TIMES_MAX = 1.5
const REFUSED_MAX_MS = 1_000
const READERS = 'readers'
const CROWD = { size: 3_000, game: kyat(1_000_000), main: kyat(1_000_000) }

interface Callers {
  name: string
  /** As many as are served at once, so that none of them waits. */
  count: number
  nextRequest: () => WireRequest
}

/** By name of the callers. */
type Results = Map<string, RefusedResult>

/**
 * The callers that the server can serve, then five times as many, then the first again: p99 of those who are served, and
 * how soon the others are refused. They ask again when `Retry-After` says; with `--at-once` they do not wait. Then bets
 * beside readers. `--only NAME` for one kind of callers alone, or `readers`. Answers whether all held.
 */
export async function run(options: string[]): Promise<Verdict> {
  const { only, 'at-once': is_at_once = false } = parseArgs({
    args: options,
    options: { only: { type: 'string' }, 'at-once': { type: 'boolean' } },
  }).values
  const { measured, is_reconciled } = await onBenchDatabase(CROWD, async (stage) => {
    await publishFirstSeries(stage.db, stage.data_dir)
    // The deadline of a server as it is run, and not that of tests.
    const server = await startServer({ ...stage, log_level: 'error', env: { CALL_DEADLINE_MS: '2000' } })
    try {
      const all = callersOf(server.port, stage.tokens)
      const callers = only === undefined ? all : all.filter(({ name }) => name === only)
      const crowds = callers.length === 0 ? null : await measure(callers, !is_at_once)
      const [betters] = all
      const has_readers = betters !== undefined && (only === undefined || only === READERS)
      return { crowds, keeps_bets: !has_readers || (await runBesideReaders(server.port, betters.nextRequest)) }
    } finally {
      server.child.kill('SIGTERM')
      await once(server.child, 'exit')
    }
  })
  const { crowds, keeps_bets } = measured
  const is_answered = [...(crowds?.again.values() ?? [])].every(({ answered }) => answered > 0)
  return { is_right: is_reconciled && is_answered, is_fast: (crowds === null || report(crowds)) && keeps_bets }
}

/** Each kind of its own players, so that the same player's calls wait for each other nowhere. */
function callersOf(port: number, tokens: string[]): Callers[] {
  const third = Math.floor(tokens.length / 3)
  const [betters, movers, readers] = [tokens.slice(0, third), tokens.slice(third, 2 * third), tokens.slice(2 * third)]
  const bet = { bet_type: 'big', digit: null, rolled_number: 4, bet_amount: 1, multiplier: 1 }
  const exchange = (turn: number) => ({
    path: turn % 2 === 0 ? '/api/exchange-main-to-game' : '/api/exchange-game-to-main',
    body: { amount: 1 },
  })
  return [
    {
      name: 'bets',
      count: SHARES.money.calls_in_batches,
      nextRequest: requestMaker(port, betters, () => ({ path: '/api/digitbet', body: bet })),
    },
    { name: 'exchanges', count: SHARES.money.calls, nextRequest: requestMaker(port, movers, exchange) },
    {
      name: 'reads',
      count: SHARES.read.calls,
      nextRequest: requestMaker(port, readers, () => ({ path: '/api/user' })),
    },
  ]
}

function requestMaker(
  port: number,
  tokens: string[],
  make: (turn: number) => { path: string; body?: object },
): () => WireRequest {
  const run_id = randomBytes(6).toString('hex')
  let count = 0
  return () => {
    const token = tokens[count % tokens.length]
    const { path, body } = make(Math.floor(count++ / tokens.length))
    const head = `${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\n`
    if (!body) return { port, text: `GET ${head}\r\n` }
    const json = JSON.stringify(body)
    const says = `idempotency-key: ${run_id}-${count}\r\ncontent-type: application/json\r\ncontent-length: ${json.length}`
    return { port, text: `POST ${head}${says}\r\n\r\n${json}` }
  }
}

interface OverloadResults {
  quiet: Results
  overloaded: Results
  again: Results
}

async function measure(callers: Callers[], heeds_retry_after: boolean): Promise<OverloadResults> {
  const load = (times: number) => loadAll(callers, { times, heeds_retry_after })
  console.log(`The callers that can be served, ${DURATION_MS / 1_000} s …`)
  const quiet = await load(1)
  console.log(`${TIMES} times as many …`)
  const overloaded = await load(TIMES)
  await sleep(REST_MS)
  console.log(`The first again, after ${REST_MS / 1_000} s …`)
  return { quiet, overloaded, again: await load(1) }
}

async function loadAll(
  callers: Callers[],
  { times, ...how }: { times: number; heeds_retry_after: boolean },
): Promise<Results> {
  const results = await Promise.all(
    callers.map(async ({ name, count, nextRequest }): Promise<[string, RefusedResult]> => {
      const load = { connections: times * count, warm_up_ms: WARM_UP_MS, duration_ms: DURATION_MS, nextRequest, ...how }
      return [name, await runLoad(load)]
    }),
  )
  return new Map(results)
}

function report({ quiet, overloaded, again }: OverloadResults): boolean {
  const lines = [...quiet].map(([name, before]) => {
    const [during, after] = [overloaded.get(name), again.get(name)]
    if (!during || !after) throw new Error('a load was not measured')
    const [times, times_again] = [during.p99_ms / before.p99_ms, after.p99_ms / before.p99_ms]
    console.log(`
${lineOf(name, 'quiet', before)}
${lineOf('', `${TIMES} times`, during)}   ${times.toFixed(2)} times the quiet p99, at most ${P99_TIMES_MAX}
${' '.repeat(22)}refused: p50 ${during.refused_p50_ms.toFixed(0)} ms, all within ${during.refused_max_ms.toFixed(0)} ms, at most ${REFUSED_MAX_MS}
${lineOf('', 'again', after)}   ${times_again.toFixed(2)} times the quiet p99, at most ${AGAIN_TIMES_MAX}`)
    const is_quiet = before.refused + after.refused === 0
    return (
      is_quiet && times <= P99_TIMES_MAX && times_again <= AGAIN_TIMES_MAX && during.refused_max_ms <= REFUSED_MAX_MS
    )
  })
  return lines.every(Boolean)
}

const lineOf = (name: string, when: string, result: RefusedResult) =>
  `  ${name.padEnd(10)} ${when.padEnd(8)} ${result.per_second.toFixed(0).padStart(6)}/s   p50 ${result.p50_ms.toFixed(0).padStart(4)} ms   p99 ${result.p99_ms.toFixed(0).padStart(4)} ms   (${result.answered} answered, ${result.refused} refused)`
