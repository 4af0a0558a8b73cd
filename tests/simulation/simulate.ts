import { FAULTS } from './fault.ts'
import { type Lane, openLane } from './lane.ts'
import { runSeed } from './run-seed.ts'
import { KINDS } from './steps/index.ts'

export interface Simulation {
  first: number
  seeds: number
  /** So many seeds run beside each other, each on a database of its own. */
  lanes: number
  /** Whether the others run after one failed. */
  keeps_going: boolean
  log: (line: string) => void
  /** Once it says so, no further seed begins. */
  isStopped?: () => boolean
}

export interface SimulationReport {
  done: number
  /** Of each kind of step and fault, and of what became of them. */
  counts: Map<string, number>
  /** Kinds that did not occur at all. */
  never: string[]
  failures: string[]
}

/** A database grows with its seeds, and what reads all of it with it. */
const SEEDS_PER_LANE = 40
/** Every so many seeds the whole ledger is added up. */
const RECONCILED_EVERY = 10
const TOLD_EVERY = 50

/** Plays the seeds. `postgres_url`: a PostgreSQL on which databases may be created. */
export async function simulate(postgres_url: string, simulation: Simulation): Promise<SimulationReport> {
  const told: SimulationReport = { done: 0, counts: new Map(), never: [], failures: [] }
  const { first, seeds, lanes } = simulation
  let next = first
  const take = () => {
    const is_failed = told.failures.length > 0 && !simulation.keeps_going
    const is_over = next >= first + seeds || is_failed || simulation.isStopped?.()
    return is_over ? null : next++
  }
  await Promise.all(
    Array.from({ length: Math.min(lanes, seeds) }, () => runLane(postgres_url, { told, take, simulation })),
  )
  const names = [...KINDS.map(({ name }) => name), ...FAULTS.map((fault) => `fault: ${fault}`)]
  told.never.push(...names.filter((name) => !told.counts.has(name)))
  return told
}

interface LaneWork {
  told: SimulationReport
  take: () => number | null
  simulation: Simulation
}

async function runLane(postgres_url: string, { told, take, simulation }: LaneWork): Promise<void> {
  let lane: Lane | null = null
  let of_lane = 0
  for (let seed = take(); seed !== null; seed = take()) {
    lane ??= await openLane(postgres_url)
    const is_reconciled = ++of_lane % RECONCILED_EVERY === 0
    const is_sound = await playSeed(lane, seed, { told, is_reconciled, log: simulation.log })
    told.done++
    if (told.done % TOLD_EVERY === 0) simulation.log(`${told.done} seeds, ${told.failures.length} failed`)
    if (is_sound && of_lane < SEEDS_PER_LANE) continue
    await lane.close()
    lane = null
    of_lane = 0
  }
  if (lane === null) return
  const { log } = simulation
  await attempt({ told, log }, 'the ledger at the end', () => lane.app.expectReconciled())
  await lane.close()
}

interface SeedWork extends Pick<Simulation, 'log'> {
  told: SimulationReport
  is_reconciled: boolean
}

function playSeed(lane: Lane, seed: number, { told, is_reconciled, log }: SeedWork): Promise<boolean> {
  return attempt({ told, log }, `seed ${seed}`, async () => {
    await runSeed(lane, seed, told.counts)
    if (is_reconciled) await lane.app.expectReconciled()
  })
}

/** Answers whether it held; the lane of what did not is used no more. */
async function attempt(
  { told, log }: Omit<SeedWork, 'is_reconciled'>,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const day = dayInYangon()
  try {
    await work()
    return true
  } catch (error) {
    // Counts of a day begin again at midnight in the middle of such a seed, and the model does not know that.
    if (day !== dayInYangon()) return false
    const failure = `${name}, ${error instanceof Error ? error.message : String(error)}`
    told.failures.push(failure)
    log(failure)
    return false
  }
}

const YANGON_AHEAD_MS = 6.5 * 3_600_000
const dayInYangon = () => new Date(Date.now() + YANGON_AHEAD_MS).toISOString().slice(0, 10)
