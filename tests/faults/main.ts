/** `npm run faults [-- --seed SEED] [--short] [NAME…]`: each fault under load, and what it did to what callers were told. */
import { randomUUID } from 'node:crypto'
import { FAULTS } from './harness/faults.ts'
import { type FaultRun, runFault } from './harness/run-fault.ts'

const LONG = { clients: 64, players: 500, extent: { times: 60, every_ms: 1_000 } }
const SHORT = { clients: 16, players: 60, extent: { times: 4, every_ms: 300 } }

const args = process.argv.slice(2)
const at = args.indexOf('--seed')
const seed = (at >= 0 ? args[at + 1] : undefined) ?? randomUUID().slice(0, 8)
const is_short = args.includes('--short')
const names = args.filter((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1))

console.log(`seed ${seed}`)
let is_whole = true
for (const fault of FAULTS) {
  if (names.length > 0 && !names.includes(fault.name)) continue
  const missing = fault.missing?.() ?? null
  if (missing !== null) {
    console.log(`skipped  ${fault.name}: ${missing}`)
    continue
  }
  const run = await runFault(fault, { seed: `${seed} ${fault.name}`, ...(is_short ? SHORT : LONG) })
  is_whole = report(run) && is_whole
}
process.exitCode = is_whole ? 0 : 1

function report(run: FaultRun): boolean {
  const { lost, doubled, changed, differences, ended } = run
  const faults = [...lost, ...doubled, ...changed, ...differences, ...ended]
  const holds = faults.length === 0
  const figures = [
    `${run.acknowledged} acknowledged`,
    `${run.refused} refused`,
    `${run.unknown} unknown, sent again`,
    `lost ${lost.length}`,
    `doubled ${doubled.length}`,
    `back after ${run.recovered_ms} ms`,
    `longest answer ${run.longest_ms} ms`,
    ...Object.entries(run.wrong_answers).map(([status, count]) => `${count} times ${status}`),
  ]
  console.log(`${holds ? 'ok ' : 'NOT'}  ${run.name}: ${figures.join(' · ')}`)
  for (const fault of faults.slice(0, 20)) console.log(`       ${fault}`)
  return holds
}
