/** The thread that hashes and judges passwords, one after the other (decision 0071). */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { guessedFrom } from '../password-strength.ts'
import type { Done, WaitingJob } from './work.ts'

/** Where all cores are busy bets come first, and this still gets a tenth of one. */
const NICE = 10
// In Linux zero is this thread alone; elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(0, NICE)

parentPort?.on('message', ({ id, job }: WaitingJob) => {
  const began = performance.now()
  const answer = (outcome: Pick<Done, 'value' | 'error'>) =>
    parentPort?.postMessage({ id, ...outcome, ms: performance.now() - began } satisfies Done, [])
  try {
    if (job.kind === 'hash') answer({ value: hashSync(job.password, job.cost) })
    else if (job.kind === 'verify') answer({ value: verifySync(job.stored, job.password) })
    else answer({ value: guessedFrom(job.password, job.known) })
  } catch (error) {
    // A stored hash that is none, as a rule: the one who asked has to hear of it.
    answer({ error: String(error) })
  }
})
