import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/telemetry/log.ts'
import type { WatchTurn } from '#platform/server/telemetry/watch-turn.ts'
import { cleanError } from './clean-error.ts'
import { noteBegin, noteEnd } from './note-run.ts'
import type { JobName, LoopName, Periodic } from './schedule.ts'

interface WatchDependencies {
  db: Database
  log: Log
  /** The process, as people find it: its kind, number and machine. */
  program: string
  /** Keys and passwords of this process, which no error may show. */
  secrets: readonly string[]
  /** How often a loop that goes well is noted, in milliseconds; a test has less time. */
  loop_note_ms?: number
}

type Task = (requested: unknown) => Promise<void>

interface Watch {
  /** The same tasks; each notes the start and the end of its runs. */
  tasks(tasks: Record<JobName, Task>): Record<string, Task>
  /** A loop turns each second: it is noted when it fails or recovers, when a turn lasts, and else a few times in a minute. */
  loop(name: LoopName): WatchTurn
}

/** A third of the shortest period of a loop, so that one lost note is no alarm. */
const LOOP_NOTE_MS = 20_000
const PROGRAM_LENGTH_MAX = 100

/** Notes each run of the periodic jobs of this process. A note that cannot be written is logged, and stops no job. */
export function createWatch(dependencies: WatchDependencies): Watch {
  const { secrets, loop_note_ms = LOOP_NOTE_MS } = dependencies
  const noter = createNoter(dependencies)
  return {
    tasks(tasks) {
      const watched = Object.entries(tasks).map(([name, task]) => {
        const job = name as JobName
        return [name, (requested: unknown) => runWatched({ job, noter, secrets }, () => task(requested))]
      })
      return Object.fromEntries(watched)
    },
    loop: (job) => createTurnWatch({ job, noter, secrets }, loop_note_ms),
  }
}

async function runWatched({ job, noter, secrets }: WatchedJob<JobName>, run: () => Promise<void>): Promise<void> {
  await noter.begin(job, performance.now())
  const began = performance.now()
  try {
    await run()
  } catch (error) {
    await noter.end({ job, began, error: cleanError(error, secrets), failures: 1 })
    throw error
  }
  await noter.end({ job, began, error: null, failures: 0 })
}

interface WatchedJob<Name extends Periodic> {
  job: Name
  noter: Noter
  secrets: readonly string[]
}

interface EndedRun {
  job: Periodic
  /** By the process's own clock. */
  began: number
  error: ReturnType<typeof cleanError> | null
  failures: number
}

interface Noter {
  begin(job: Periodic, began: number): Promise<void>
  end(run: EndedRun): Promise<void>
}

function createNoter({ db, log, ...dependencies }: WatchDependencies): Noter {
  const program = dependencies.program.slice(0, PROGRAM_LENGTH_MAX)
  const elapsed = (began: number) => Math.max(0, Math.round(performance.now() - began))
  const tell = (job: Periodic) => (error: unknown) => log.warn({ err: error, job }, 'a run of a job could not be noted')
  return {
    begin: (job, began) => noteBegin(db, { job, program, ago_ms: elapsed(began) }).catch(tell(job)),
    end: ({ job, began, error, failures }) =>
      noteEnd(db, { job, program, lasted_ms: elapsed(began), error, failures }).catch(tell(job)),
  }
}

function createTurnWatch({ job, noter, secrets }: WatchedJob<LoopName>, loop_note_ms: number): WatchTurn {
  let noted_at = Number.NEGATIVE_INFINITY
  /** Whether the last note was of a failure or of a turn that lasted: the next one that goes well is news. */
  let is_bad = false
  /** In a row, and how many of them are not noted yet. */
  let failures = 0
  let unnoted = 0
  const isDue = () => performance.now() - noted_at >= loop_note_ms
  const end = async (run: Omit<EndedRun, 'job'>, was_bad: boolean) => {
    noted_at = performance.now()
    is_bad = was_bad
    unnoted = 0
    await noter.end({ job, ...run })
  }
  return async (turn) => {
    const began = performance.now()
    // A turn that hangs never comes to its end.
    const lasting = { noting: Promise.resolve(), is_noted: false }
    const timer = setTimeout(() => {
      lasting.is_noted = true
      lasting.noting = noter.begin(job, began)
    }, loop_note_ms)
    try {
      const answer = await turn().finally(() => clearTimeout(timer))
      failures = 0
      await lasting.noting
      if (lasting.is_noted || is_bad || isDue()) await end({ began, error: null, failures: 0 }, lasting.is_noted)
      return answer
    } catch (error) {
      failures++
      unnoted++
      await lasting.noting
      // The second one in a row is the alarm; of a hundred more the sum says as much.
      if (lasting.is_noted || failures <= 2 || isDue())
        await end({ began, error: cleanError(error, secrets), failures: unnoted }, true)
      throw error
    }
  }
}
