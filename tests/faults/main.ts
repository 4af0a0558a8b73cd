/** `npm run faults [-- --seed SEED] [--short] [NAME…]`: each fault under load, and what it did to what callers were told. */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { areScreensBuilt, buildScreens } from '#scripts/build/build-screens.ts'
import type { Fault } from './harness/fault.ts'
import { FAULTS } from './harness/faults.ts'
import { type FaultRun, runFaults } from './harness/run-faults.ts'

const LONG = { clients: 64, players: 500, extent: { times: 60, every_ms: 1_000 } }
const SHORT = { clients: 16, players: 60, extent: { times: 8, every_ms: 400 } }
const SHOWN = 20

const USAGE = `npm run faults [-- --seed SEED] [--short] [--list] [NAME…]
Injects each fault, or those that are named, while players and staff are at work, and compares what was acknowledged with the ledger.
--short takes fewer clients and less time. --list says what each fault does. Ends with 1 when the platform did not hold.`

process.exitCode = await main()

async function main(): Promise<number> {
  const requested = parseArguments()
  if (requested === null) {
    console.error(USAGE)
    return 2
  }
  const { names, seed, is_short, is_list } = requested
  const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name))
  if (unknown.length > 0 || is_list) {
    for (const { name, does } of FAULTS) console.log(`${name.padEnd(22)}${does}`)
    if (unknown.length > 0) console.error(`No fault is called ${unknown.join(', ')}.`)
    return unknown.length > 0 ? 2 : 0
  }
  if (!areScreensBuilt()) {
    console.log('Building the screens …')
    await buildScreens()
  }
  console.log(`seed ${seed}`)
  let has_held = true
  for (const fault of FAULTS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    if (!(await injectOne(fault, seed, is_short))) has_held = false
  }
  console.log(has_held ? 'The platform held under every fault.' : 'The platform did not hold under a fault: NOT above.')
  return has_held ? 0 : 1
}

function parseArguments() {
  const flag = { type: 'boolean', default: false } as const
  const options = { seed: { type: 'string', default: randomUUID().slice(0, 8) }, short: flag, list: flag } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return { names: positionals, seed: values.seed, is_short: values.short, is_list: values.list }
  } catch {
    return null
  }
}

/** Answers whether the platform held. A fault that cannot be injected to its end has not shown it; the next one follows all the same. */
async function injectOne(fault: Fault, seed: string, is_short: boolean): Promise<boolean> {
  const missing = fault.missing?.() ?? null
  if (missing !== null) {
    console.log(`skipped  ${fault.name}: ${missing}`)
    return true
  }
  try {
    return report(fault.name, await runFaults([fault], { seed: `${seed} ${fault.name}`, ...(is_short ? SHORT : LONG) }))
  } catch (error) {
    console.log(`NOT  ${fault.name}: its run ended early`)
    console.error(error)
    return false
  }
}

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
