import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDice } from '#server/simulator/dice.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#server/testing/database-proxy.ts'
import { checkAll, type Result } from './check.ts'
import { type Extent, type Fault } from './faults.ts'
import { openJournal } from './journal.ts'
import { type Load, startLoad } from './load.ts'
import { openStage, type Stage } from './stage.ts'

const QUIET_MS = 1_000
const RECOVERED_WITHIN_MS = 60_000

export interface FaultRun extends Result {
  name: string
  /** Answers other than success, a refusal of the request or 503, by status. */
  wrong_answers: Record<string, number>
  longest_ms: number
  /** From the end of the fault until each server has acknowledged an operation. */
  recovered_ms: number
  /** Programs that ended though nobody ended them. */
  ended: string[]
}

export interface RunOptions {
  seed: string
  clients: number
  players: number
  extent: Extent
  postgres_url?: string
}

/** A fault under load L: what it did to what the callers were told. */
export async function runFault(fault: Fault, options: RunOptions): Promise<FaultRun> {
  const { seed, clients, players, extent } = options
  const proxies: DatabaseProxy[] = []
  const stage = await openStage({
    players,
    servers: 2,
    workers: 2,
    disk_mb: fault.disk_mb,
    programs: fault.programs,
    ...(fault.has_own_postgres || !options.postgres_url ? {} : { postgres_url: options.postgres_url }),
    ...(fault.has_proxy && {
      reach: async (url: string) => {
        const proxy = await openDatabaseProxy(url)
        proxies.push(proxy)
        return proxy.url
      },
    }),
  })
  const journal = await openJournal(join(stage.folder, 'journal.jsonl'))
  try {
    const load = startLoad(stage, journal, { seed, clients })
    await sleep(QUIET_MS)
    await fault.inject({
      stage,
      dice: openDice(`${seed} fault`),
      extent,
      journal,
      load,
      proxy: proxies[0] as DatabaseProxy,
    })
    const recovered_ms = await untilRecovered(load, stage)
    await sleep(QUIET_MS)
    await load.stop()
    const result = await checkAll(stage, journal)
    if ((await journal.count()) !== journal.intents.length) throw new Error('the journal has not all that was sent')
    return {
      name: fault.name,
      ...result,
      wrong_answers: wrongAnswers(load.answers),
      longest_ms: Math.round(Math.max(0, ...load.answers.map(({ ms }) => ms))),
      recovered_ms,
      ended: stage.lost,
    }
  } finally {
    await journal.close()
    await stage.close()
    for (const proxy of proxies) await proxy.close()
  }
}

/** Of the server that needed longest. */
async function untilRecovered({ answers }: Load, { servers }: Stage): Promise<number> {
  const since = performance.now()
  while (performance.now() - since < RECOVERED_WITHIN_MS) {
    const first = servers.map(({ port }) =>
      answers.find((answer) => answer.at > since && answer.status === 200 && answer.port === port),
    )
    if (!first.includes(undefined)) return Math.round(Math.max(...first.map((answer) => (answer?.at ?? since) - since)))
    await sleep(20)
  }
  return Number.POSITIVE_INFINITY
}

function wrongAnswers(answers: { status: number }[]): Record<string, number> {
  const wrong: Record<string, number> = {}
  for (const { status } of answers) {
    if (status < 500 || status === 503) continue
    wrong[status] = (wrong[status] ?? 0) + 1
  }
  return wrong
}
