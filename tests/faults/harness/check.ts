import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { ROOT } from '#scripts/program.ts'
import { aggregateNow } from '../../support/use-cases/aggregate-now.ts'
import { type Counts, countAll, lostDecisions, tooSeldom } from './counts.ts'
import { wrongEvents } from './events.ts'
import type { Intent, Journal } from './journal.ts'
import type { Answer } from './load/call-server.ts'
import type { Load } from './load/load.ts'
import { OPERATIONS } from './load/operations.ts'
import { send, settle } from './load/send.ts'
import { betsOnBreaks } from './load/sessions.ts'
import { COMMON_ENV, type Program } from './programs/programs.ts'
import type { Stage } from './stage.ts'
import { isSameAnswer, judge } from './verdict.ts'

/** Of the acknowledged operations of a kind so many are sent again. */
const REPEATED_MAX = 100
const TRIES = 40
const PAUSE_MS = 250
const AT_ONCE = 8
const HOUR_MS = 3_600_000
const TOO_MANY = 429
const BUSY = 503

export interface Result {
  acknowledged: number
  refused: number
  /** Before they were sent again. */
  unknown: number
  lost: string[]
  doubled: string[]
  /** Answers to a repeated operation that are not the first one. */
  changed: string[]
  /** Breaches of other promises, for example discrepancies of the ledger. */
  broken: string[]
  counts: Counts
  /** Kinds of operations that happened too seldom for the run to say something about them. */
  seldom: string[]
}

interface FaultRun {
  journal: Journal
  load: Load
  has_wrong_times: boolean
}

async function judgeAll({ db, earlier }: Stage, { intents }: Journal, of: 'lost' | 'doubled'): Promise<string[]> {
  const found: string[] = []
  for (const { kind, done } of OPERATIONS) {
    const keys = (await done(db)).filter((key) => !earlier.has(key))
    found.push(...judge(kind, intents, keys)[of])
  }
  return found
}

/** Sends the same operations again, and compares what the callers know with what the database has. */
export async function checkAll(stage: Stage, { journal, load, has_wrong_times }: FaultRun): Promise<Result> {
  const of = (outcome: Intent['outcome']) => journal.intents.filter((intent) => intent.outcome === outcome)
  const unknown = of('unknown')
  await inTurn(unknown, (intent, server) => untilKnown(stage, journal, { intent, server }), stage)
  // Before anything that was acknowledged is sent again: what was lost would then be done after all.
  const lost = await judgeAll(stage, journal, 'lost')
  const changed = await changedAnswers(stage, new Set(unknown), journal)
  await stage.programs.stop()
  const doubled = await judgeAll(stage, journal, 'doubled')
  // Rows that came late, by a wrong clock, are in the aggregates when the next hour is.
  if (has_wrong_times) await aggregateNow({ worker_db: stage.db }, new Date(Date.now() + 2 * HOUR_MS))
  lost.push(...(await lostDecisions(stage.db, load.decisions)))
  const counts = await countAll(stage.db, journal, load)
  const broken = [
    ...load.violations,
    ...(has_wrong_times ? [] : await betsOnBreaks(stage.db)),
    ...(await wrongEvents(stage.db)),
    ...(await differences(stage)),
    ...stage.programs.lost,
  ]
  const [acknowledged, refused] = [of('acknowledged').length, of('refused').length]
  return {
    acknowledged,
    refused,
    unknown: unknown.length,
    lost,
    doubled,
    changed,
    broken,
    counts,
    seldom: tooSeldom(counts),
  }
}

async function changedAnswers(stage: Stage, but: Set<Intent>, journal: Journal): Promise<string[]> {
  const changed: string[] = []
  for (const { kind } of OPERATIONS) {
    const known = journal.intents.filter(
      (intent) => intent.kind === kind && intent.outcome === 'acknowledged' && !but.has(intent),
    )
    const repeat = async (intent: Intent, server: Program) => {
      const again = await untilServed(intent, server)
      if (!isSameAnswer(intent, again?.text ?? null))
        changed.push(`${kind} ${intent.key}: ${difference(intent, again?.text)}`)
    }
    await inTurn(known.slice(-REPEATED_MAX), repeat, stage)
  }
  return changed
}

/** A server that is busy asks for another try. */
async function untilServed(intent: Intent, server: Program): Promise<Answer | null> {
  for (let tries = 1; ; tries++) {
    const answer = await send(intent, server)
    if (tries === TRIES || (answer !== null && answer.status !== BUSY && answer.status !== TOO_MANY)) return answer
    await sleep(PAUSE_MS)
  }
}

/** By the program that operators use. */
async function differences({ url, data_dir }: Stage): Promise<string[]> {
  const env = { ...process.env, ...COMMON_ENV, DATABASE_URL: url, DATA_DIR: data_dir, LOG_LEVEL: 'error' }
  const options = { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 }
  const said = await promisify(execFile)(
    process.execPath,
    [...NODE_FLAGS, 'apps/programs/reconcile.ts'],
    options,
  ).catch((error: Error & { stdout?: string; stderr?: string }) => error)
  if (!(said instanceof Error)) return []
  const lines = (said.stdout ?? '').split('\n').filter((line) => /^(?:✖| {6})/.test(line))
  return lines.length > 0 ? lines : [`the reconciliation failed: ${said.message} ${said.stderr ?? ''}`]
}

async function untilKnown(
  stage: Stage,
  journal: Journal,
  { intent, server }: { intent: Intent; server: Program },
): Promise<void> {
  for (let tries = 0; tries < TRIES && intent.outcome === 'unknown'; tries++) {
    if (tries > 0) await sleep(PAUSE_MS)
    const answer = await send(intent, stage.servers[(intent.id + tries) % stage.servers.length] ?? server)
    // A rate limit refuses the attempt; whether an earlier one was done is as unknown as before.
    if (answer?.status !== TOO_MANY) settle(journal, intent, [answer])
  }
}

const SHOWN = 80

/** Both answers from where they begin to differ. */
function difference({ answer }: Intent, again = 'no answer'): string {
  const first = [...(answer ?? '')].findIndex((letter, index) => letter !== again[index])
  const from = Math.max(0, first - SHOWN / 4)
  return `${answer?.slice(from, from + SHOWN)} … then ${again.slice(from, from + SHOWN)}`
}

async function inTurn(
  intents: Intent[],
  work: (intent: Intent, server: Program) => Promise<void>,
  stage: Stage,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let intent = intents[next++]; intent; intent = intents[next++]) {
      const server = stage.servers[intent.id % stage.servers.length]
      if (server) await work(intent, server)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
