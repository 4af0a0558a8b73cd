import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { IS_SHORT } from '../short-run.ts'
import { type ProcessorSeconds, processorSecondsBelow } from './processor-seconds.ts'

/** The figures of one run of a bench. */
export interface Figures {
  /** Operations. */
  per_second: number
  p99_ms: number
  /** Microseconds of the processor for one operation. */
  server_us: number
  database_us: number
  is_reconciled: boolean
}

/** Lines that each revision prints when its load begins, and at the end. */
const BEGINS = /over \d+ connections for (\d+) s/
const RATE = /([\d.]+) (?:bets|calls)\/s .*p99 ([\d.]+) ms/
const DISCREPANCIES = /ARE WRONG|HAS DISCREPANCIES|DIFFERS/
/** Shares of the load's seconds: the load warms up before the first, and its server is stopped after the last. */
const FROM = 0.2
const UNTIL = 1.15

/** Runs `npm run bench -- NAME` of the checkout in `dir`: the bench, the load and the packages are those of its revision. */
export async function runOnce(dir: string, name: string): Promise<Figures> {
  const child = spawn('npm', ['run', '--silent', 'bench', '--', name, ...(IS_SHORT ? ['--short'] : [])], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const used: Promise<ProcessorSeconds>[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    const [, seconds] = BEGINS.exec(said) ?? []
    if (seconds !== undefined && used.length === 0) used.push(usedPerSecond(child.pid as number, Number(seconds)))
  })
  await once(child, 'close')
  const [, per_second, p99_ms] = RATE.exec(said) ?? []
  // A gate of the bench that does not hold is no fault here: it has a figure all the same.
  if (used[0] === undefined || per_second === undefined) throw new Error(`${name} in ${dir} gave no figure:\n${said}`)
  const { server, database } = await used[0]
  return {
    per_second: Number(per_second),
    p99_ms: Number(p99_ms),
    server_us: (server / Number(per_second)) * 1e6,
    database_us: (database / Number(per_second)) * 1e6,
    is_reconciled: !DISCREPANCIES.test(said),
  }
}

async function usedPerSecond(pid: number, load_seconds: number): Promise<ProcessorSeconds> {
  await sleep(FROM * load_seconds * 1_000)
  const [began, before] = [performance.now(), processorSecondsBelow(pid)]
  await sleep((UNTIL - FROM) * load_seconds * 1_000)
  const seconds = (performance.now() - began) / 1_000
  const after = processorSecondsBelow(pid)
  return {
    server: (after.server - before.server) / seconds,
    database: (after.database - before.database) / seconds,
  }
}
