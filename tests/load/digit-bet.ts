import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { MULTIPLIERS } from '#contract/digit-bet-rules.ts'
import { kyat } from '#contract/money.ts'
import { startServer } from '#server/testing/server-process.ts'
import { type BenchHouse, runBench } from './bench-house.ts'
import { type LoadResult, runLoad } from './http-crowd.ts'
import { besideTpcB, type TpcB } from './tpc-b.ts'

const PLAYERS = 1_000
const CONNECTIONS = 256
const WARM_UP_MS = 3_000
/** Enough for every player to have opened his series of seeds, which happens once per thousand bets. */
const OPENING_MS = 6_000
const DURATION_MS = 15_000
const RATIO_MIN = 4

/** Bets per second over HTTP against TPC-B on the same PostgreSQL, fsync on. Answers whether all held. */
export async function run(): Promise<boolean> {
  const { measured, tpc_b, do_books_hold } = await runBench({
    crowd: { size: PLAYERS, game: kyat(1_000_000_000) },
    measure: measureBets,
    tpc_b_seconds: DURATION_MS / 1_000,
  })
  return report(measured, tpc_b, do_books_hold)
}

async function measureBets(house: BenchHouse): Promise<LoadResult> {
  const { child, port } = await startServer({ ...house, log_level: 'error' })
  try {
    const nextRequest = betMaker(port, house.tokens)
    await runLoad({ port, connections: CONNECTIONS, warm_up_ms: 0, duration_ms: OPENING_MS, nextRequest })
    console.log(`Betting over ${CONNECTIONS} connections for ${DURATION_MS / 1_000} s …`)
    return await runLoad({
      port,
      connections: CONNECTIONS,
      warm_up_ms: WARM_UP_MS,
      duration_ms: DURATION_MS,
      nextRequest,
    })
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Requests of all players in turn, each with an id of its own, over all kinds of bets. */
function betMaker(port: number, tokens: string[]): () => string {
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
    return (
      `POST /api/digitbet HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${tokens[count % tokens.length]}\r\n` +
      `idempotency-key: ${run_id}-${count}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    )
  }
}

function report(bets: LoadResult, tpc_b: TpcB, do_books_hold: boolean): boolean {
  const ratio = bets.per_second / tpc_b.per_second
  console.log(`
  digit bets   ${bets.per_second.toFixed(0).padStart(7)} bets/s   p50 ${bets.p50_ms.toFixed(1)} ms   p99 ${bets.p99_ms.toFixed(1)} ms   (${bets.answered} answered, ${bets.refused} refused)
${besideTpcB(bets.per_second, tpc_b, RATIO_MIN)}
  the books    ${do_books_hold ? 'hold' : 'ARE WRONG'}
`)
  return do_books_hold && ratio >= RATIO_MIN && bets.refused === 0
}
