/**
 * `npm run simulation [-- --seeds N] [--first SEED] [--lanes N] [--keep-going]`: plays seeds through the real use cases on a real
 * database, compares each step with the model, and prints how often each kind of step and fault occurred.
 */
import { parseArgs } from 'node:util'
import { parseWholeNumber } from '#platform/contract/whole-number.ts'
import { startOwnPostgres } from '../support/database/own-postgres.ts'
import { type SimulationReport, simulate } from './simulate.ts'

const SEED_MAX = 2 ** 31 - 1
/** As many show each kind of step; of fewer some kinds are missing. */
const SEEDS = 100

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: String(SEEDS) },
    first: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '2' },
    'keep-going': { type: 'boolean', default: false },
  },
})
const seeds = wholeNumber('seeds', values.seeds, { min: 1, max: 1_000_000 })
const first = wholeNumber('first', values.first, { min: 0, max: SEED_MAX })
const lanes = wholeNumber('lanes', values.lanes, { min: 1, max: 16 })

/** Told to stop, it ends the seeds under way, and says what was done until then. */
let is_stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (is_stopped = true))

const postgres = await startOwnPostgres('simulation', { fsync: false })
try {
  const began = performance.now()
  const told = await simulate(postgres.url, {
    first,
    seeds,
    lanes,
    keeps_going: values['keep-going'],
    log: console.log,
    isStopped: () => is_stopped,
  })
  report(told, Math.round((performance.now() - began) / 1_000))
} finally {
  await postgres.stop()
}

function wholeNumber(name: string, text: string, limits: { min: number; max: number }): number {
  const number = parseWholeNumber(text, limits)
  if (number !== null) return number
  console.error(`--${name} is a whole number from ${limits.min} to ${limits.max}, not ${text}.`)
  process.exit(2)
}

function report({ counts, failures, done, never }: SimulationReport, seconds: number): void {
  for (const [name, times] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1))) {
    console.log(`${String(times).padStart(9)}  ${name}`)
  }
  for (const name of never) console.log(`        0  ${name}`)
  for (const failure of failures) console.error(failure)
  console.log(`${done} seeds in ${seconds} s, ${failures.length} of them failed`)
  if (failures.length > 0 || (never.length > 0 && done >= SEEDS)) process.exitCode = 1
}
