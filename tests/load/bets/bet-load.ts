import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { MULTIPLIERS } from '#digit-bet/contract/rules.ts'
import { kyat } from '#platform/contract/money.ts'
import { startServer } from '../../support/app/server-process.ts'
import type { BenchServer } from '../bench-server.ts'
import { inShort } from '../short-run.ts'
import { type Load, type LoadResult, runLoad } from './http-crowd.ts'

export { onBenchDatabase } from '../bench-server.ts'
export type BenchStage = BenchServer

export const CONNECTIONS = 256
export const CROWD = { size: 1_000, game: kyat(1_000_000_000) }
/** Enough for every player to have opened their series of seeds, which happens once per thousand bets. */
export const OPENING_MS = inShort(3_000, 15_000)

/** Of players who bet. */
export const loadFor = (duration_ms: number, nextRequest: Load['nextRequest'], warm_up_ms = 0) =>
  runLoad({ connections: CONNECTIONS, warm_up_ms, duration_ms, nextRequest })

/** Of loads of the same length. */
export function sumOf(turns: LoadResult[]): LoadResult {
  const sum = (figure: (one: LoadResult) => number) => turns.reduce((total, one) => total + figure(one), 0)
  return {
    answered: sum((one) => one.answered),
    refused: sum((one) => one.refused),
    per_second: sum((one) => one.per_second) / turns.length,
    p50_ms: sum((one) => one.p50_ms) / turns.length,
    p99_ms: Math.max(...turns.map((one) => one.p99_ms)),
  }
}

/** Runs servers on one database, each with further settings of its own, and stops them again. */
export async function withServers<T>(
  { stage, envs }: { stage: BenchStage; envs: Record<string, string>[] },
  work: (ports: number[]) => Promise<T>,
): Promise<T> {
  const servers = await Promise.all(envs.map((env) => startServer({ ...stage, log_level: 'error', env })))
  try {
    return await work(servers.map((server) => server.port))
  } finally {
    for (const { child } of servers) child.kill('SIGTERM')
    await Promise.all(servers.map(({ child }) => once(child, 'exit')))
  }
}

/**
 * Some bet twice as often as others, and nobody waits for a turn: players who all bet equally often would end their series of
 * a thousand bets in the same minute, and open the next ones together. Each caller has players of its own, so that nobody
 * bets before the last bet is answered.
 */
export const byChance =
  (players: number) =>
  (caller: number): number =>
    caller + CONNECTIONS * Math.floor(Math.max(Math.random(), Math.random()) * Math.floor(players / CONNECTIONS))

/**
 * Requests of all players in turn, or of whom `nextPlayer` names, each with an id of its own, over all kinds of bets. In turn
 * a player's next bet goes to the next process, so that none ever knows where another has left the player.
 */
export function betMaker(
  ports: number[],
  tokens: string[],
  nextPlayer?: (caller: number) => number,
): Load['nextRequest'] {
  const run_id = randomBytes(6).toString('hex')
  let count = 0
  return (caller) => {
    count++
    const kind = (['digit', 'big', 'small'] as const)[count % 3]
    const body = JSON.stringify({
      bet_type: kind,
      digit: kind === 'digit' ? count % 10 : null,
      rolled_number: (count * 7) % 10,
      bet_amount: 1 + (count % 100),
      multiplier: MULTIPLIERS[count % MULTIPLIERS.length],
    })
    const player = nextPlayer?.(caller) ?? count % tokens.length
    const round = Math.floor(count / tokens.length)
    const port = ports[(player + round) % ports.length] as number
    const text =
      `POST /api/digitbet HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${tokens[player]}\r\n` +
      `idempotency-key: ${run_id}-${count}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    return { port, text }
  }
}

export const rateLine = (name: string, bets: LoadResult) =>
  `  ${name.padEnd(18)} ${bets.per_second.toFixed(0).padStart(6)} bets/s   p50 ${bets.p50_ms.toFixed(1)} ms   p99 ${bets.p99_ms.toFixed(1)} ms   (${bets.answered} answered, ${bets.refused} refused)`
