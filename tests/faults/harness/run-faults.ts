import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseProxy, openDatabaseProxy } from '../../support/database/database-proxy.ts'
import { startOwnPostgres } from '../../support/database/own-postgres.ts'
import { checkAll, type Result } from './check.ts'
import { countAll, tooSeldom } from './counts.ts'
import type { Extent, Fault, Ground } from './fault.ts'
import { type Journal, openJournal } from './journal.ts'
import type { Heard } from './load/call-server.ts'
import { type Load, startLoad } from './load/load.ts'
import { createRandom } from './random.ts'
import { openStage, type Stage, type StageOptions } from './stage.ts'

const QUIET_MS = 1_000
const RECOVERED_WITHIN_MS = 60_000
const SELDOM_WITHIN_MS = 40_000

export interface FaultRun extends Result {
  /** Follows from the seed. */
  plan: string
  /** From the end of the last fault until each server has answered with success. */
  recovered_ms: number
  /** The longest time in which nobody was answered with success. */
  outage_ms: number
  /** Of all answers one in a hundred took longer. */
  p99_ms: number
  longest_ms: number
  /** Answers other than success, a refusal of the request or 503, by status. */
  wrong_answers: Record<string, number>
}

export interface RunOptions {
  seed: string
  clients: number
  players: number
  /** Two where nothing is said. */
  workers?: number
  extent: Extent
  /** Where the faults need none of their own; without it one is started. */
  postgres_url?: string
}

/** Faults, one after the other, under one load: what they did to what the callers were told. */
export async function runFaults(faults: readonly Fault[], options: RunOptions): Promise<FaultRun> {
  const opened: (() => Promise<unknown>)[] = []
  try {
    const grounds: Ground[] = []
    for (const { prepare } of faults) {
      const ground = (await prepare?.()) ?? {}
      grounds.push(ground)
      opened.push(async () => {
        await ground.postgres?.stop()
        await ground.close?.()
      })
    }
    const postgres = grounds.find((ground) => ground.postgres)?.postgres ?? null
    const has_own = options.postgres_url !== undefined || grounds.some((ground) => ground.openStage)
    const shared = postgres ?? (!has_own ? await startOwnPostgres('faults') : null)
    if (shared !== null && postgres === null) opened.push(() => shared.stop())
    const settings = grounds.find((ground) => ground.settings)?.settings
    const proxies: DatabaseProxy[] = []
    const reach = async (url: string) => {
      const proxy = await openDatabaseProxy(url)
      proxies.push(proxy)
      return proxy.url
    }
    const open = grounds.find((ground) => ground.openStage)?.openStage ?? openStage
    const stage = await open({
      players: options.players,
      workers: options.workers,
      postgres_url: shared?.url ?? options.postgres_url ?? '',
      settings,
      ...(faults.some(({ has_proxy }) => has_proxy) && { reach }),
    } satisfies StageOptions)
    opened.push(async () => {
      await stage.close()
      for (const proxy of proxies) await proxy.close().catch(() => null)
    })
    return await injectAll(stage, options, { faults, grounds, proxy: proxies[0] as DatabaseProxy })
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

interface Injected {
  faults: readonly Fault[]
  grounds: Ground[]
  proxy: DatabaseProxy
}

async function injectAll(
  stage: Stage,
  { seed, clients, extent }: RunOptions,
  { faults, grounds, proxy }: Injected,
): Promise<FaultRun> {
  const journal = await openJournal(join(stage.folder, 'journal.jsonl'))
  const load = startLoad(stage, journal, { seed, clients })
  try {
    const random = createRandom(`${seed} faults`)
    await sleep(QUIET_MS)
    for (const [index, fault] of faults.entries()) {
      await fault.inject({ stage, random, extent, journal, load, proxy }, grounds[index] ?? {})
    }
    const recovered_ms = await untilRecovered(load, stage)
    await sleep(QUIET_MS)
    await untilNotSeldom(stage, journal, load)
    await load.stop()
    const has_wrong_times = faults.some((fault) => fault.has_wrong_times)
    const result = await checkAll(stage, { journal, load, has_wrong_times })
    if ((await journal.count()) !== journal.intents.length) throw new Error('the journal has not all that was sent')
    return { ...result, plan: journal.plan(), recovered_ms, ...figuresOf(load.answers) }
  } finally {
    // Where a fault throws, the clients would go on against a stage that closes, and one of their errors would end the process.
    await Promise.allSettled([load.stop()])
    await journal.close()
  }
}

/** A slow machine needs longer until each kind of operation and decision has happened. */
async function untilNotSeldom(stage: Stage, journal: Journal, load: Load): Promise<void> {
  const deadline = performance.now() + SELDOM_WITHIN_MS
  const isSeldom = async () => tooSeldom(await countAll(stage.db, journal, load)).length > 0
  while (performance.now() < deadline && (await isSeldom())) await sleep(QUIET_MS)
}

/** Of the server that needed longest. */
async function untilRecovered({ answers }: Load, { servers }: Stage): Promise<number> {
  const since = performance.now()
  while (performance.now() - since < RECOVERED_WITHIN_MS) {
    const first = servers.map(({ port }) =>
      answers.find((answer) => answer.at > since && answer.is_served && answer.port === port),
    )
    if (!first.includes(undefined)) return Math.round(Math.max(...first.map((answer) => (answer?.at ?? since) - since)))
    await sleep(20)
  }
  return Number.POSITIVE_INFINITY
}

function figuresOf(answers: Heard[]): Pick<FaultRun, 'outage_ms' | 'p99_ms' | 'longest_ms' | 'wrong_answers'> {
  const successes = answers
    .filter(({ is_served }) => is_served)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const wrong_answers: Record<string, number> = {}
  for (const { status } of answers) {
    if (status < 500 || status === 503) continue
    wrong_answers[status] = (wrong_answers[status] ?? 0) + 1
  }
  return {
    outage_ms: Math.round(
      successes.reduce((longest, at, index) => Math.max(longest, at - (successes[index - 1] ?? at)), 0),
    ),
    p99_ms: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
    longest_ms: Math.round(times.at(-1) ?? 0),
    wrong_answers,
  }
}
