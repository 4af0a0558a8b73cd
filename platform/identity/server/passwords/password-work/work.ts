import { Worker } from 'node:worker_threads'
import { hash, verify } from '@node-rs/argon2'
import { untimed } from '#platform/server/database/deadline.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'

/** Work that takes milliseconds of a processor core, and megabytes of memory. */
type Job =
  | { kind: 'hash'; password: string; cost: HashCost }
  | { kind: 'verify'; password: string; stored: string }
  | { kind: 'judge'; password: string; known: readonly string[] }

/** The cost of a hash for an attacker who tries passwords. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

export interface WaitingJob {
  id: number
  job: Job
}

export interface Done {
  id: number
  value?: unknown
  error?: string
  ms: number
}

/** Those who take their turn are two; beyond that it is staff that is signed in already. */
const JOBS_MAX = 64

const THREAD = new URL('./thread.ts', import.meta.url)

let has_thread = false
let thread: Worker | null = null
let requested = 0
let rested_at = 0
const jobs = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>()

/** Of a server: whatever hashes elsewhere (programs of one hash, tests) does it without a thread of its own. */
export function startPasswordThread(): void {
  has_thread = true
  startThread()
}

/** Of a server that closes: the thread would keep its process. */
export async function stopPasswordThread(): Promise<void> {
  has_thread = false
  await thread?.terminate()
}

/** When the thread has rested for as long as it worked: half a core at most is a stranger's. */
export const restedAt = (): number => rested_at

export const hashWith = (password: string, cost: HashCost): Promise<string> =>
  untimed(() => (has_thread ? ask({ kind: 'hash', password, cost }) : hash(password, cost)))

export const verifyWith = (stored: string, password: string): Promise<boolean> =>
  untimed(() => (has_thread ? ask({ kind: 'verify', password, stored }) : verify(stored, password)))

/** Of which words a guesser finds the password early; null when that takes long. */
export async function judge(password: string, known: readonly string[]): Promise<ReadonlySet<string> | null> {
  if (has_thread) return untimed(() => ask({ kind: 'judge', password, known }))
  // Its lists are megabytes, which a server with a thread need not have twice.
  const { guessedFrom } = await import('../password-strength.ts')
  return guessedFrom(password, known)
}

/** @throws Problem busy */
function ask<T>(job: Job): Promise<T> {
  if (jobs.size >= JOBS_MAX) return Promise.reject(new Problem('busy'))
  const worker = thread ?? startThread()
  const id = ++requested
  return new Promise<T>((resolve, reject) => {
    jobs.set(id, { resolve, reject })
    worker.ref()
    worker.postMessage({ id, job } satisfies WaitingJob, [])
  })
}

function startThread(): Worker {
  const worker = new Worker(THREAD)
  worker.on('message', take)
  worker.on('error', fail)
  // The next password gets a new one.
  worker.on('exit', () => fail(new Error('the thread for passwords ended')))
  // After the listeners: to listen holds the program again.
  worker.unref()
  thread = worker
  return worker

  function take({ id, value, error, ms }: Done): void {
    const now = performance.now()
    rested_at = Math.max(rested_at, now) + ms
    const job = jobs.get(id)
    jobs.delete(id)
    // A program may end when nobody waits for a password any more.
    if (jobs.size === 0) worker.unref()
    if (error === undefined) job?.resolve(value as never)
    else job?.reject(new Error(error))
  }

  function fail(error: unknown): void {
    if (thread !== worker) return
    thread = null
    for (const { reject } of jobs.values()) reject(error)
    jobs.clear()
  }
}
