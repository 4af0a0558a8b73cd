import { join } from 'node:path'
import type { Settings } from '#platform/server/settings.ts'
import { launch, type Program } from './program.ts'
import { rotationOf } from './start/log-file.ts'
import { type SupervisedProgram, supervise } from './start/supervise.ts'
import { note, passing } from './test/progress.ts'

const POLL_MS = 500
/** The line that the program prints after each day. */
const DAY = /^day (?<day>\d+) of (?<days>\d+), (?<seconds>\d+) s(?:, about (?<left>.+) left)?$/

/**
 * Gives a demo that has none a history, or plays one to its end that was interrupted, while the programs run already;
 * says nothing where there is one. They go on, whatever becomes of it.
 */
export function playHistory(
  settings: Pick<Settings, 'data_dir' | 'simulate_days' | 'log_file_mb' | 'log_files'>,
  env: NodeJS.ProcessEnv,
): SupervisedProgram {
  let run: Program | null = null
  const launched = {
    name: 'the history',
    file: 'tools/demo-data/simulate.ts',
    args: ['--background', '--prepared', '--days', String(settings.simulate_days)],
    env,
    log_file: join(settings.data_dir, 'log', 'history.log'),
    is_shown: false,
    rotation: rotationOf(settings),
  }
  const program = supervise({
    name: launched.name,
    launch: () => {
      run = launch(launched)
      return run
    },
    say: note,
    may_finish: true,
  })
  let told = ''
  const look = setInterval(() => {
    const { day, days, left } = lastDay(run) ?? {}
    if (!day || day === told) return
    told = day
    passing(`playing a history for this platform: day ${day} of ${days}${left ? `, about ${left} left` : ''}`)
  }, POLL_MS)
  program.ended
    .then(
      () => logEnd(run),
      (error: Error) => note(error.message),
    )
    .finally(() => clearInterval(look))
  return program
}

/** In its last lines. */
function lastDay(run: Program | null): Partial<Record<'day' | 'days' | 'seconds' | 'left', string>> | undefined {
  const line = run
    ?.lastLines()
    .split('\n')
    .findLast((said) => DAY.test(said))
  return DAY.exec(line ?? '')?.groups
}

function logEnd(run: Program | null): void {
  const { day, seconds } = lastDay(run) ?? {}
  if (day) note(`this platform has a history of ${day} days, played in ${seconds} s`)
}
