import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from '../program.ts'

/** One run of a supervised program. */
export type Run = Pick<Program, 'ready' | 'ended' | 'lastLines' | 'stop'>

export interface RestartPolicy {
  /** Before the first restart; twice as long after each further crash in a row. */
  backoff_ms: number
  /** But no longer than this. */
  backoff_max_ms: number
  /** A run that worked for so long ends the row. */
  steady_ms: number
}

/**
 * Crashes in a row, not within a time: on a busy machine a start alone takes half a minute. The longest pause is what
 * players may have to wait when the reason is gone, such as a full disk.
 */
const POLICY: RestartPolicy = { backoff_ms: 500, backoff_max_ms: 2_000, steady_ms: 30_000 }

/** Of a long row of crashes each one of so many is told: a night of them is no flood of lines. */
const TOLD_OF = 30

export interface Supervision {
  name: string
  launch: () => Run | Promise<Run>
  /** Says a line. */
  say: (line: string) => void
  /** Called when it works again after a crash. */
  onRestart?: () => void
  /** Of a program with an end of its own: then exit code 0 is no crash. */
  may_finish?: boolean
  policy?: RestartPolicy
}

export interface SupervisedProgram {
  name: string
  /** Resolves when it works for the first time. */
  ready: Promise<void>
  /** Rejects when it crashed before it ever worked; resolves when it finished or was stopped. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** How a run ended. */
interface End {
  sentence: string
  last_lines: string
  worked_ms: number
  is_success: boolean
}

interface State {
  halt: AbortController
  ready: PromiseWithResolvers<void>
  run: Run | null
  has_worked: boolean
  /** When the last run that worked ended. */
  gone_at: number
}

/** Runs a program until it is stopped, and starts it again when it crashes, however often: nothing else here ends with it. */
export function supervise(supervision: Supervision): SupervisedProgram {
  const state: State = {
    halt: new AbortController(),
    ready: Promise.withResolvers(),
    run: null,
    has_worked: false,
    gone_at: 0,
  }
  const ended = runSupervisionLoop(supervision, state)
  // Told to those who wait for it; to others it is no fault that nobody handled.
  ended.catch(() => undefined)
  return {
    name: supervision.name,
    ready: state.ready.promise,
    ended,
    async stop() {
      state.halt.abort()
      await state.run?.stop()
      await ended.catch(() => undefined)
    },
  }
}

async function runSupervisionLoop(supervision: Supervision, state: State): Promise<void> {
  const { say, may_finish = false, policy = POLICY } = supervision
  const { signal } = state.halt
  let crashes = 0
  for (let is_restart = false; !signal.aborted; is_restart = true) {
    const end = await runOnce(supervision, state, is_restart)
    if (signal.aborted || (may_finish && end.is_success)) return
    if (end.worked_ms > 0) state.gone_at = performance.now()
    crashes = end.worked_ms < policy.steady_ms ? crashes + 1 : 1
    // A program that has never worked has a wrong setting, or lacks something: a person is there to read the reason.
    if (!state.has_worked) throw new Error(reasonOf(end))
    const backoff_ms = Math.min(policy.backoff_ms * 2 ** (crashes - 1), policy.backoff_max_ms)
    const row = crashes < TOLD_OF ? '' : `, for the ${crashes}th time in a row`
    if (crashes < TOLD_OF || crashes % TOLD_OF === 0)
      say(`${end.sentence}${row}; it starts again in ${backoff_ms / 1_000} s`)
    await sleep(backoff_ms, undefined, { signal }).catch(() => undefined)
  }
}

async function runOnce({ name, launch, say, onRestart }: Supervision, state: State, is_restart: boolean): Promise<End> {
  const { signal } = state.halt
  let ready_at = Number.POSITIVE_INFINITY
  try {
    const run = await launch()
    const started_at = performance.now()
    state.run = run
    void run.ready.then(() => {
      if (signal.aborted) return
      ready_at = performance.now()
      state.has_worked = true
      state.ready.resolve()
      if (!is_restart) return
      say(`${name} works again, ${secondsSince(state.gone_at)} s after it ended`)
      onRestart?.()
    })
    // Told to stop while it was being started.
    if (signal.aborted) await run.stop()
    const end = await run.ended
    return {
      sentence: `${end} after ${secondsSince(started_at)} s`,
      last_lines: run.lastLines(),
      worked_ms: Math.max(0, performance.now() - ready_at),
      is_success: end.endsWith('(exit code 0)'),
    }
  } catch (error) {
    const sentence = `${name} did not start: ${error instanceof Error ? error.message : String(error)}`
    return { sentence, last_lines: '', worked_ms: 0, is_success: false }
  } finally {
    state.run = null
  }
}

const secondsSince = (moment: number) => ((performance.now() - moment) / 1_000).toFixed(1)

function reasonOf({ sentence, last_lines }: End): string {
  return `${sentence}.${last_lines === '' ? '' : ` Its last lines:\n${last_lines}`}`
}
