import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MULTIPLIERS } from '#contract/digit-bet-rules.ts'
import { kyat } from '#contract/money.ts'
import { openDatabase } from '#server/platform/database.ts'
import { startPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { removeLodging } from '#server/platform/postgres-lodging.ts'
import { openCrowd } from '#server/testing/crowd.ts'
import { startServer } from '#server/testing/server-process.ts'
import { booksHold } from './books-hold.ts'
import { type LoadResult, runLoad } from './http-crowd.ts'
import { runTpcB, type TpcB } from './tpc-b.ts'

const PLAYERS = 1_000
const CONNECTIONS = 256
const WARM_UP_MS = 3_000
/** Enough for every player to have opened his series of seeds, which happens once per thousand bets. */
const OPENING_MS = 6_000
const DURATION_MS = 15_000
const RATIO_MIN = 4

/** Bets per second over HTTP against TPC-B on the same PostgreSQL, fsync on. Answers whether all held. */
export async function run(): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'thazin-bench-'))
  chmodSync(dir, 0o755)
  const server = await startPostgres({ dir })
  const owner_db = openDatabase(server.url, { connections: 4, role: 'owner' })
  try {
    console.log(`Opening a house with ${PLAYERS} players …`)
    await migrate(owner_db)
    const tokens = await openCrowd(owner_db, { size: PLAYERS, game: kyat(1_000_000_000) })
    const bets = await measureBets({ url: server.url, dir, tokens })
    console.log('Running TPC-B on the same PostgreSQL …')
    const tpc_b = await runTpcB(server.url, DURATION_MS / 1_000)
    const do_books_hold = await booksHold(owner_db, dir)
    return report(bets, tpc_b, do_books_hold)
  } finally {
    await owner_db.end()
    await server.stop()
    removeLodging(dir)
  }
}

async function measureBets(house: { url: string; dir: string; tokens: string[] }): Promise<LoadResult> {
  const { child, port } = await startServer({ url: house.url, data_dir: house.dir, log_level: 'error' })
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
  TPC-B        ${tpc_b.per_second.toFixed(0).padStart(7)} tx/s     ${tpc_b.how}
  ratio        ${ratio.toFixed(2).padStart(7)}          at least ${RATIO_MIN}
  the books    ${do_books_hold ? 'hold' : 'ARE WRONG'}
`)
  return do_books_hold && ratio >= RATIO_MIN && bets.refused === 0
}
