import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { MULTIPLIERS } from '#contract/digit-bet-rules.ts'
import { kyat } from '#contract/money.ts'
import { startServer } from '#server/testing/server-process.ts'
import { type BenchHouse, onBenchDatabase, runBench } from './bench-house.ts'
import { type LoadResult, runLoad, type WireRequest } from './http-crowd.ts'
import { besideTpcB, type TpcB } from './tpc-b.ts'

const PLAYERS = 1_000
const CONNECTIONS = 256
const WARM_UP_MS = 3_000
/** Enough for every player to have opened his series of seeds, which happens once per thousand bets. */
const OPENING_MS = 6_000
const DURATION_MS = 15_000
/** Enough for the sets of four processes to be as large as those of one. */
const SHARED_CONNECTIONS = 512
/** Of the loads of one process and of several, one after the other. */
const SHARED_OPENING_MS = 10_000
const TURNS = 3
const TURN_MS = 5_000
const TURN_WARM_UP_MS = 1_000
const RATIO_MIN = 4
const CROWD = { size: PLAYERS, game: kyat(1_000_000_000) }
/** Of the rate of one process, on as many cores. */
const SHARE_MIN = 0.9

/**
 * Bets per second over HTTP against TPC-B on the same PostgreSQL, fsync on; with `--processes N` those of N processes
 * beside those of one. Answers whether all held.
 */
export async function run(options: string[]): Promise<boolean> {
  const { processes } = parseArgs({ args: options, options: { processes: { type: 'string' } } }).values
  if (processes !== undefined) return runProcesses(Number(processes))
  const { measured, tpc_b, do_books_hold } = await runBench({
    crowd: CROWD,
    measure: measureBets,
    tpc_b_seconds: DURATION_MS / 1_000,
  })
  return report(measured, tpc_b, do_books_hold)
}

/**
 * One process and several of them on the same database, loaded in turn: so neither gains by the tables' growth, nor by
 * what else the machine does.
 */
async function runProcesses(count: number): Promise<boolean> {
  if (!Number.isInteger(count) || count < 2) throw new Error('Say how many processes: --processes 2')
  const { measured, do_books_hold } = await onBenchDatabase(CROWD, (house) =>
    withServers(house, [1, ...Array.from({ length: count }, () => count)], async ([one, ...several]) => {
      const loads = [betMaker(one ? [one] : [], house.tokens), betMaker(several, house.tokens)]
      const loadFor = (duration_ms: number, nextRequest: () => WireRequest, warm_up_ms = 0) =>
        runLoad({ connections: SHARED_CONNECTIONS, warm_up_ms, duration_ms, nextRequest })
      for (const nextRequest of loads) await loadFor(SHARED_OPENING_MS, nextRequest)
      const results: LoadResult[][] = loads.map(() => [])
      for (let turn = 0; turn < TURNS; turn++) {
        console.log(`Turn ${turn + 1} of ${TURNS}, ${TURN_MS / 1_000} s over ${SHARED_CONNECTIONS} connections each …`)
        for (const [place, nextRequest] of loads.entries()) {
          results[place]?.push(await loadFor(TURN_MS, nextRequest, TURN_WARM_UP_MS))
        }
      }
      console.log(JSON.stringify(results.map((r) => r.map((o) => Math.round(o.per_second)))))
      return results.map(sumOf)
    }),
  )
  const [one, several] = measured as [LoadResult, LoadResult]
  const share = several.per_second / one.per_second
  console.log(`
${rateLine('one process', one)}
${rateLine(`${count} processes`, several)}
  share of one       ${(share * 100).toFixed(0).padStart(6)} %        at least ${SHARE_MIN * 100} %; each player's bets go to the processes in turn
  the ledger         ${do_books_hold ? 'reconciles' : 'DIFFERS'}
`)
  return do_books_hold && share >= SHARE_MIN && one.refused + several.refused === 0
}

/** Of loads of the same length. */
function sumOf(turns: LoadResult[]): LoadResult {
  const sum = (figure: (one: LoadResult) => number) => turns.reduce((total, one) => total + figure(one), 0)
  return {
    answered: sum((one) => one.answered),
    refused: sum((one) => one.refused),
    per_second: sum((one) => one.per_second) / turns.length,
    p50_ms: sum((one) => one.p50_ms) / turns.length,
    p99_ms: Math.max(...turns.map((one) => one.p99_ms)),
  }
}

async function measureBets(house: BenchHouse): Promise<LoadResult> {
  return withServers(house, [1], async (ports) => {
    const nextRequest = betMaker(ports, house.tokens)
    await runLoad({ connections: CONNECTIONS, warm_up_ms: 0, duration_ms: OPENING_MS, nextRequest })
    console.log(`Betting over ${CONNECTIONS} connections for ${DURATION_MS / 1_000} s …`)
    return runLoad({ connections: CONNECTIONS, warm_up_ms: WARM_UP_MS, duration_ms: DURATION_MS, nextRequest })
  })
}

/** One server for each of `shared`: among how many it shares what is allowed. */
async function withServers<T>(house: BenchHouse, shared: number[], work: (ports: number[]) => Promise<T>): Promise<T> {
  const servers = await Promise.all(
    shared.map((processes) => startServer({ ...house, log_level: 'error', env: { PROCESSES: String(processes) } })),
  )
  try {
    return await work(servers.map((server) => server.port))
  } finally {
    for (const { child } of servers) child.kill('SIGTERM')
    await Promise.all(servers.map(({ child }) => once(child, 'exit')))
  }
}

/**
 * Requests of all players in turn, each with an id of its own, over all kinds of bets. A player's next bet goes to the
 * next process, so that none ever knows where another has left the player.
 */
function betMaker(ports: number[], tokens: string[]): () => WireRequest {
  const run_id = randomBytes(6).toString('hex')
  let count = 0
  return () => {
    count++
    const kind = (['digit', 'big', 'small'] as const)[count % 3]
    const body = JSON.stringify({
      bet_type: kind,
      digit: kind === 'digit' ? count % 10 : null,
      rolled_number: (count * 7) % 10,
      bet_amount: 1 + (count % 100),
      multiplier: MULTIPLIERS[count % MULTIPLIERS.length],
    })
    const player = count % tokens.length
    const round = Math.floor(count / tokens.length)
    const port = ports[(player + round) % ports.length] as number
    const text =
      `POST /api/digitbet HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${tokens[player]}\r\n` +
      `idempotency-key: ${run_id}-${count}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    return { port, text }
  }
}

const rateLine = (name: string, bets: LoadResult) =>
  `  ${name.padEnd(18)} ${bets.per_second.toFixed(0).padStart(6)} bets/s   p50 ${bets.p50_ms.toFixed(1)} ms   p99 ${bets.p99_ms.toFixed(1)} ms   (${bets.answered} answered, ${bets.refused} refused)`

function report(bets: LoadResult, tpc_b: TpcB, do_books_hold: boolean): boolean {
  const ratio = bets.per_second / tpc_b.per_second
  console.log(`
${rateLine('digit bets', bets)}
${besideTpcB(bets.per_second, tpc_b, RATIO_MIN)}
  the books    ${do_books_hold ? 'hold' : 'ARE WRONG'}
`)
  return do_books_hold && ratio >= RATIO_MIN && bets.refused === 0
}
