import type { LoadClass } from '../traffic/load-class.ts'

/** Connections of one process, by what they are for. */
type Pools<Name extends string> = Record<Name, number>

/** Two batches in flight for each hot use case: digit bet, 2D slip, check of tokens, the aggregator's movements, balances and pushes. */
const HOT = 12
/** For what belongs to no call, and for what is read for many at once, such as settings: they must not wait for one class. */
const OF_NONE = 2

type ServerPool = 'hot' | 'of_none' | 'money' | 'callback' | 'sign_in' | 'read'
type ConsolePool = 'of_none' | 'staff' | 'report' | 'sign_in'

const SERVER: Pools<ServerPool> = { hot: HOT, of_none: OF_NONE, money: 4, callback: 2, sign_in: 2, read: 3 }
const CONSOLE: Pools<ConsolePool> = { of_none: OF_NONE, staff: 2, report: 2, sign_in: 2 }

/** Each pool needs one connection, and the hot one two. */
export const SERVER_CONNECTIONS_MIN = Object.keys(SERVER).length + 1
export const CONSOLE_CONNECTIONS_MIN = Object.keys(CONSOLE).length

export const SERVER_CONNECTIONS = sumOf(SERVER)
export const CONSOLE_CONNECTIONS = sumOf(CONSOLE)

/** Of the site's process: for hot use cases, and for each class of calls. */
export function serverPools(connections: number): { hot: number } & DatabasePools {
  const { hot, ...pools } = shareOut(SERVER, connections - 1)
  return { hot: hot + 1, ...byShare(pools) }
}

export const consolePools = (connections: number): DatabasePools => byShare(shareOut(CONSOLE, connections))

/** Of both in one process, as tests have them. */
export const allPools = (): DatabasePools => {
  const { hot: _, ...server } = SERVER
  return byShare({ ...CONSOLE, ...server })
}

/** For `openDatabase`. */
export interface DatabasePools {
  connections: number
  shares: Partial<Record<LoadClass, number>>
}

function byShare({ of_none, ...shares }: { of_none: number } & Partial<Record<LoadClass, number>>): DatabasePools {
  return { connections: of_none, shares }
}

const JOBS_MAX = 8
/** The sealing of the staff's audit entries, the draws of the 2D lottery and their payment have a connection each, and one listens for new jobs. */
const LOOPS = 4
/** A job works with one, and is taken and ended by one of the job queue. */
const PER_JOB = 2
/** The update of the games, which runs once at a time, holds one for its lock beside the one that it works with. */
const LOCKS = 1
export const WORKER_CONNECTIONS_MIN = LOOPS + LOCKS + PER_JOB
/** Two jobs at once. */
export const WORKER_CONNECTIONS = LOOPS + LOCKS + 2 * PER_JOB

/** How many jobs the worker does at once, and the connections of the product and of the job queue for it. */
export function workerPools(connections: number): { jobs: number; connections: number; queue: number } {
  const jobs = Math.min(Math.floor((connections - LOOPS - LOCKS) / PER_JOB), JOBS_MAX)
  const queue = jobs + 1
  return { jobs, connections: connections - queue, queue }
}

/** By the weights, at least one each, and exactly `connections` in all. */
function shareOut<Name extends string>(weights: Pools<Name>, connections: number): Pools<Name> {
  const names = Object.keys(weights) as Name[]
  const whole = sumOf(weights)
  const shared = { ...weights }
  for (const name of names) shared[name] = Math.max(1, Math.floor((weights[name] * connections) / whole))
  const isShort = () => sumOf(shared) < connections
  // Connections that rounding left over go to the pool that is furthest below its weight.
  while (sumOf(shared) !== connections) {
    const step = isShort() ? 1 : -1
    const open = names.filter((name) => step > 0 || shared[name] > 1)
    const next = open.reduce((one, other) => (step * (lackOf(other) - lackOf(one)) > 0 ? other : one))
    shared[next] += step
  }
  return shared

  function lackOf(name: Name): number {
    return (weights[name] * connections) / whole - shared[name]
  }
}

function sumOf(pools: Record<string, number>): number {
  return Object.values(pools).reduce((sum, count) => sum + count, 0)
}
