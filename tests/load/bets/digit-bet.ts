import { parseArgs } from 'node:util'
import { type BenchServer, onBenchDatabase, runBench } from '../bench-server.ts'
import { inShort, type Verdict } from '../short-run.ts'
import { betMaker, CONNECTIONS, CROWD, loadFor, OPENING_MS, rateLine, sumOf, withServers } from './bet-load.ts'
import type { LoadResult } from './http-crowd.ts'
import { besideTpcB, type TpcB } from './tpc-b.ts'

const WARM_UP_MS = inShort(1_000, 3_000)
const DURATION_MS = inShort(2_000, 15_000)
/** Of the loads of one process and of several, one after the other. */
const TURNS = inShort(1, 4)
const TURN_MS = inShort(2_000, 5_000)
const TURN_WARM_UP_MS = 1_000
const RATIO_MIN = 4
/** Of the rate of one process, on as many cores. */
const SHARE_MIN = 0.9

/**
 * Bets per second over HTTP against TPC-B on the same PostgreSQL, fsync on; with `--processes N` those of N processes
 * beside those of one. Answers whether all held.
 */
export async function run(options: string[]): Promise<Verdict> {
  const { processes } = parseArgs({ args: options, options: { processes: { type: 'string' } } }).values
  if (processes !== undefined) return runProcesses(Number(processes))
  const { measured, tpc_b, is_reconciled } = await runBench({
    crowd: CROWD,
    measure: measureBets,
    tpc_b_seconds: DURATION_MS / 1_000,
  })
  return report(measured, tpc_b, is_reconciled)
}

/**
 * One process and several of them on the same database, loaded in turn: so neither gains by the tables' growth, nor by
 * what else the machine does.
 */
async function runProcesses(count: number): Promise<Verdict> {
  if (!Number.isInteger(count) || count < 2) throw new Error('Say how many processes: --processes 2')
  const { measured, is_reconciled } = await onBenchDatabase(CROWD, (stage) =>
    withServers({ stage, envs: [{}, ...envsOf(count)] }, async ([one, ...several]) => {
      const loads = [betMaker(one ? [one] : [], stage.tokens), betMaker(several, stage.tokens)]
      for (const nextRequest of loads) await loadFor(OPENING_MS, nextRequest)
      const results: LoadResult[][] = loads.map(() => [])
      for (let turn = 0; turn < TURNS; turn++) {
        console.log(`Turn ${turn + 1} of ${TURNS}, ${TURN_MS / 1_000} s over ${CONNECTIONS} connections each …`)
        for (const [place, nextRequest] of loads.entries()) {
          results[place]?.push(await loadFor(TURN_MS, nextRequest, TURN_WARM_UP_MS))
        }
      }
      return results.map(sumOf)
    }),
  )
  const [one, several] = measured as [LoadResult, LoadResult]
  const share = several.per_second / one.per_second
  console.log(`
${rateLine('one process', one)}
${rateLine(`${count} processes`, several)}
  share of one       ${(share * 100).toFixed(0).padStart(6)} %        at least ${SHARE_MIN * 100} %; each player's bets go to the processes in turn
  the ledger         ${is_reconciled ? 'reconciles' : 'DIFFERS'}
`)
  return {
    is_right: is_reconciled && one.answered > 0 && several.answered > 0,
    is_fast: share >= SHARE_MIN && one.refused + several.refused === 0,
  }
}

/** Of several processes on one database, each of which is told how many they are. */
const envsOf = (count: number) => Array.from({ length: count }, () => ({ PROCESSES: String(count) }))

async function measureBets(stage: BenchServer): Promise<LoadResult> {
  return withServers({ stage, envs: [{}] }, async (ports) => {
    const nextRequest = betMaker(ports, stage.tokens)
    await loadFor(OPENING_MS, nextRequest)
    console.log(`Betting over ${CONNECTIONS} connections for ${DURATION_MS / 1_000} s …`)
    return loadFor(DURATION_MS, nextRequest, WARM_UP_MS)
  })
}

function report(bets: LoadResult, tpc_b: TpcB, is_reconciled: boolean): Verdict {
  const ratio = bets.per_second / tpc_b.per_second
  console.log(`
${rateLine('digit bets', bets)}
${besideTpcB(bets.per_second, tpc_b, RATIO_MIN)}
  the ledger    ${is_reconciled ? 'reconciles' : 'HAS DISCREPANCIES'}
`)
  return {
    is_right: is_reconciled && bets.answered > 0,
    is_fast: ratio >= RATIO_MIN && bets.refused === 0,
  }
}
