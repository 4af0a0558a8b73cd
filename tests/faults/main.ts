/** `npm run faults [-- --seed SEED] [--short] [NAME…]`: each fault under load, and what it did to what callers were told. */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { areScreensBuilt, buildScreens } from '../../scripts/build/build-screens.ts'
import { FAULTS } from './harness/faults.ts'
import { type FaultRun, runFaults } from './harness/run-faults.ts'

const LONG = { clients: 64, players: 500, extent: { times: 60, every_ms: 1_000 } }
const SHORT = { clients: 16, players: 60, extent: { times: 8, every_ms: 400 } }
const SHOWN = 20

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, short: { type: 'boolean' }, list: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !FAULTS.some((fault) => fault.name === name))
if (unknown.length > 0 || values.list) {
  for (const { name, does } of FAULTS) console.log(`${name.padEnd(22)}${does}`)
  if (unknown.length > 0) console.error(`No fault is called ${unknown.join(', ')}.`)
  process.exit(unknown.length > 0 ? 2 : 0)
}
const chosen = FAULTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const seed = values.seed ?? randomUUID().slice(0, 8)
if (!areScreensBuilt()) {
  console.log('Building the screens …')
  await buildScreens()
}

console.log(`seed ${seed}`)
let has_held = true
for (const fault of chosen) {
  const missing = fault.missing?.() ?? null
  if (missing !== null) {
    console.log(`skipped  ${fault.name}: ${missing}`)
    continue
  }
  const run = await runFaults([fault], { seed: `${seed} ${fault.name}`, ...(values.short ? SHORT : LONG) })
  if (!report(fault.name, run)) has_held = false
}
console.log(has_held ? 'The platform held under every fault.' : 'The platform did not hold under a fault: NOT above.')
process.exitCode = has_held ? 0 : 1

/** Answers whether all held. */
function report(name: string, run: FaultRun): boolean {
  const { lost, doubled, changed, broken, seldom, counts } = run
  const faults = [...lost, ...doubled, ...changed, ...broken, ...seldom]
  const figures = [
    `plan ${run.plan}`,
    `${run.acknowledged} acknowledged`,
    `${run.refused} refused`,
    `${run.unknown} unknown, sent again`,
    `lost ${lost.length}`,
    `doubled ${doubled.length}`,
    `nobody served for ${run.outage_ms} ms at most`,
    `all serve ${run.recovered_ms} ms after it`,
    `p99 ${run.p99_ms} ms`,
    `longest ${run.longest_ms} ms`,
    ...Object.entries(run.wrong_answers).map(([status, count]) => `${count} times ${status}`),
  ]
  const holds = faults.length === 0 && Object.keys(run.wrong_answers).length === 0
  console.log(`${holds ? 'ok ' : 'NOT'}  ${name}: ${figures.join(' · ')}`)
  console.log(
    `       ${Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(' · ')}`,
  )
  for (const fault of faults.slice(0, SHOWN)) console.log(`       ${fault}`)
  return holds
}
